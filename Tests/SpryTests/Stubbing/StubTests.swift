import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Choosing among several stubs") struct StubChoiceTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private var length: Double? {
    var length: Double?
    failures { length = try? ranger.length(of: .eiger) }
    return length
  }

  @Test func mostRecentStubWinsAmongEquals() {
    ranger.stub(.length).andReturn(1.0)
    ranger.stub(.length).andReturn(2.0)
    #expect(length == 2)
    ranger.stub(.length).with(Trail.eiger).andReturn(3.0)
    ranger.stub(.length).with(Trail.eiger).andReturn(4.0)
    #expect(length == 4)
  }

  @Test func moreSpecificStubWinsRegardlessOfOrder() {
    store.stub(.save).with(Argument.anything, "best").andThrow(TrailError.closed)
    ranger.stub(.anything).with(1).andReturn("conditions")
    ranger.stub(.anything).andReturn("none")
    #expect(ranger.anything(1) == "conditions")
    #expect(ranger.anything(2) == "none")
  }

  @Test func stubWhoseValueHasAnotherTypeIsSkipped() {
    ranger.stub(.anything).andReturn(1)
    ranger.stub(.anything).andReturn("one")
    #expect(ranger.anything(nil, as: Int.self) == 1)
    #expect(ranger.anything(nil, as: String.self) == "one")
  }

  @Test func stubWithoutAnAnswerIsIgnored() {
    _ = ranger.stub(.length).with(Trail.eiger)
    #expect(length == nil)
  }

  @Test func secondInitialAnswerIsAMistake() {
    let text = """
      A second answer replaces the first in the stub for FakeRanger.length(of:).
      To answer later calls differently, use thenReturn, thenDo, or thenThrow instead.
      """
    let second: [(Stub) -> Void] = [
      { $0.andReturn(2.0) },
      { $0.andReturn { 2.0 } },
      { $0.andDo { 2.0 } },
      { $0.andDo { (_: [Any?]) in 2.0 } },
      { $0.andDo { (_: Trail) async in 2.0 } },
      { $0.andThrow(TrailError.closed) },
      { $0.andCallThrough() },
      { _ = $0.andSuspend() },
    ]
    for answer in second {
      let failures = reportedFailures {
        answer(ranger.stub(.length, file: "/tests/A.swift", line: 3).andReturn(1.0))
      }
      #expect(failures == [ReportedFailure(text, at: 3, in: "/tests/A.swift")])
    }
    ranger.resetStubs()
    let failures = reportedFailures {
      ranger.stub(.length).andReturn(1.0).thenReturn(2.0).times(2).andReturn(3.0)
    }
    #expect(failures.map(\.text) == [text])
    #expect(length == 3)
  }

  @Test func consecutiveAnswersAndNewStubsAreAccepted() {
    let failures = reportedFailures {
      ranger.stub(.length).andReturn(1.0).thenReturn(2.0).thenDo { 3.0 }
      ranger.stub(.length).thenReturn(1.0)
      ranger.stub(.length).andReturn(4.0)
    }
    #expect(failures == [])
    #expect(length == 4)
  }

  @Test func conditionsAfterTheAnswerBeginAnotherStub() throws {
    let texts = try failures {
      let stub = ranger.stub(.length)
      stub.with(Trail.eiger).andReturn(1.0)
      stub.with(Trail.gemmi).andReturn(2.0)
      let lengths = try [Trail.eiger, .gemmi].map(ranger.length)
      #expect(lengths == [1, 2])
    }
    #expect(texts.count == 1)
  }

  @Test func argumentThatCannotBeComparedIsAMistake() {
    let texts = failures {
      store.stub(.save).with(Trail.eiger, Scribble(strokes: 1)).andReturn()
    }
    let start = #"FakeTrailStore.save(_:as:), argument "as": values of type Scribble can't"#
    #expect(texts.map { $0.hasPrefix(start) } == [true])
  }
}

private protocol Walk {
  var name: String { get }
}

extension Trail: Walk {}

@Suite("Kinds of answers") struct StubAnswerTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  @Test func valueIsReturnedAsAnOptional() {
    ranger.stub(.anything).andReturn("some")
    #expect(ranger.anything(nil, as: String?.self) == "some")
    let nested: String?? = ranger.anything(nil)
    #expect(nested == "some")
  }

  @Test func nilIsReturnedAsAnOptional() {
    ranger.stub(.anything).andReturn(nil)
    #expect(ranger.anything(nil, as: String?.self) == nil)
    #expect(ranger.anything(nil, as: Trail?.self) == nil)
  }

  @Test func optionalIsUnwrapped() {
    ranger.stub(.anything).andReturn(String?.some("some"))
    #expect(ranger.anything(nil, as: String.self) == "some")
  }

  @Test func valueIsReturnedAsAProtocolType() {
    ranger.stub(.anything).andReturn(Trail.eiger)
    let walk: any Walk = ranger.anything(nil)
    #expect(walk.name == "Eiger Trail")
  }

  @Test func tupleIsReturnedWithOrWithoutLabels() {
    ranger.stub(.anything).andReturn((1, "x"))
    let plain: (Int, String) = ranger.anything(nil)
    let labelled: (id: Int, name: String) = ranger.anything(nil)
    #expect(plain == (1, "x"))
    #expect(labelled == (1, "x"))
  }

  @Test func closureIsReturnedAsAThrowingClosure() {
    ranger.stub(.anything).andReturn({ (number: Int) in number + 1 } as (Int) -> Int)
    let closure: (Int) -> Int = ranger.anything(nil)
    #expect(closure(1) == 2)
    let throwing: (Int) throws -> Int = ranger.anything(nil)
    #expect(throws: Never.self) { try throwing(1) == 2 }
  }

  @Test func memberThatReturnsNothingIsStubbed() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "a")
    store.stub(.save).andReturn(())
    store.save(.eiger, as: "b")
    #expect(store.callCount(of: .save) == 2)
  }

  @Test func andDoReceivesTheArguments() {
    store.stub(.trails).andDo { arguments in
      [Trail(name: "near \(arguments[0] ?? "")", ascent: arguments.count)]
    }
    #expect(store.trails(near: "Bern") == [Trail(name: "near Bern", ascent: 1)])
  }

  @Test func andDoMayThrow() {
    ranger.stub(.length).andDo { _ in throw TrailError.closed }
    #expect(throws: TrailError.closed) { try ranger.length(of: .eiger) }
  }

  @Test func andDoMayCallItsOwnFake() {
    store.stub(.trails).with("Thun").andReturn([Trail.eiger])
    store.stub(.trails).with("Bern").andDo { [store] _ in
      store.stub(.trails).with("Spiez").andReturn([Trail.gemmi])
      return store.trails(near: "Thun") + store.trails(near: "Spiez")
    }
    #expect(store.trails(near: "Bern") == [.eiger, .gemmi])
    #expect(store.callCount(of: .trails) == 3)
  }

  @Test func predicatesMayCallTheirOwnFake() {
    store.stub(.save).andReturn()
    store.stub(.save).with(
      Argument.anything,
      Argument.pass { [store] _ in store.callCount(of: .save) > 1 }
    ).andReturn()
    store.save(.eiger, as: "a")
    let wasCalled = Argument.pass { [store] _ in store.didCall(.save).success }
    #expect(store.didCall(.save, with: wasCalled, "a").success)
  }

  @Test func callIsRecordedBeforeItsAnswerRuns() {
    var countInside = 0
    store.stub(.trails).andDo { [store] _ in
      countInside = store.callCount(of: .trails)
      return [Trail]()
    }
    _ = store.trails(near: "Bern")
    #expect(countInside == 1)
  }
}
