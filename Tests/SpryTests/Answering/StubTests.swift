import Spry
import SpryTestSupport
import Testing

@Suite("Which stub answers") struct StubChoiceTests {
  private let store = FakeTrailStore()

  private var length: Double? {
    var length: Double?
    failures { length = try? store.length(of: .eiger) }
    return length
  }

  @Test func theNewestOfEquals() {
    store.stub(.length).andReturn(1.0)
    store.stub(.length).andReturn(2.0)
    #expect(length == 2)
    store.stub(.length).with(Trail.eiger).andReturn(3.0)
    store.stub(.length).with(Trail.eiger).andReturn(4.0)
    #expect(length == 4)
  }

  @Test func theMoreSpecificWhicheverCameFirst() {
    store.stub(.save).with(Argument.anything, "best").andThrow(TrailError.closed)
    store.stub(.anything).with(1).andReturn("conditions")
    store.stub(.anything).andReturn("none")
    #expect(store.anything(1) == "conditions")
    #expect(store.anything(2) == "none")
  }

  @Test func twoConditionsBeforeOne() {
    let fake = FakeTrailStore()
    var saved: [String] = []
    fake.stub(.save).with(Trail.eiger, "best").andDo { _ in saved.append("both") }
    fake.stub(.save).with(Argument.anything, "best").andDo { _ in saved.append("one") }
    fake.stub(.save).andDo { _ in saved.append("any") }
    fake.save(.eiger, as: "best")
    fake.save(.gemmi, as: "best")
    fake.save(.gemmi, as: "worst")
    #expect(saved == ["both", "one", "any"])
  }

  @Test func aStubWhoseValueDoesNotFitIsPassedOver() {
    store.stub(.anything).andReturn(1)
    store.stub(.anything).andReturn("one")
    #expect(store.anything(nil, as: Int.self) == 1)
    #expect(store.anything(nil, as: String.self) == "one")
  }

  @Test func noAnswerMeansNoStub() {
    _ = store.stub(.length).with(Trail.eiger)
    #expect(length == nil)
  }

  @Test func aSecondAnswerReplacesTheFirst() {
    let stub = store.stub(.length).with(Trail.eiger).andReturn(1.0)
    store.stub(.length).with(Trail.eiger).andReturn(2.0)
    stub.andReturn(3.0)
    #expect(length == 2)
    store.resetStubs()
    stub.andReturn(4.0)
    #expect(length == 4)
  }

  @Test func conditionsAfterTheAnswerAreAMistake() {
    let texts = failures {
      _ = store.stub(.length).andReturn(1.0).with(Trail.eiger)
    }
    #expect(
      texts == [
        """
        The stub of FakeTrailStore length(of:) has its answer already, so with(…) comes too late.
        Write: fake.stub(.length).with(…).andReturn(…)
        """
      ])
  }

  @Test func conditionsGivenTwiceAreAMistake() {
    let texts = failures {
      store.stub(.length).with(Trail.eiger).with(Trail.gemmi).andReturn(1.0)
    }
    #expect(
      texts == [
        """
        The stub of FakeTrailStore length(of:) has two with(…).
        Give all its arguments in one.
        """
      ])
  }

  @Test func anArgumentThatCannotBeComparedIsAMistake() {
    let texts = failures {
      store.stub(.save).with(Trail.eiger, Scribble(strokes: 1)).andReturn()
    }
    #expect(
      texts == [
        """
        FakeTrailStore save(_:as:), as: values of type Scribble cannot be compared.
        Make Scribble Equatable, or give Argument.pass { … } instead of the value.
        """
      ])
  }
}

private protocol Walk {
  var name: String { get }
}

extension Trail: Walk {}

@Suite("What a stub can answer") struct StubAnswerTests {
  private let store = FakeTrailStore()

  @Test func aValueForAnOptional() {
    store.stub(.anything).andReturn("some")
    #expect(store.anything(nil, as: String?.self) == "some")
    let nested: String?? = store.anything(nil)
    #expect(nested == "some")
  }

  @Test func nilForAnOptional() {
    store.stub(.anything).andReturn(nil)
    #expect(store.anything(nil, as: String?.self) == nil)
    #expect(store.anything(nil, as: Trail?.self) == nil)
  }

  @Test func anOptionalForANonOptional() {
    store.stub(.anything).andReturn(String?.some("some"))
    #expect(store.anything(nil, as: String.self) == "some")
  }

  @Test func aValueServesAProtocol() {
    store.stub(.anything).andReturn(Trail.eiger)
    let walk: any Walk = store.anything(nil)
    #expect(walk.name == "Eiger Trail")
  }

  @Test func aTupleServesOneWithLabels() {
    store.stub(.anything).andReturn((1, "x"))
    let plain: (Int, String) = store.anything(nil)
    let labelled: (id: Int, name: String) = store.anything(nil)
    #expect(plain == (1, "x"))
    #expect(labelled == (1, "x"))
  }

  @Test func aClosureServesOneThatThrows() {
    store.stub(.anything).andReturn({ (number: Int) in number + 1 } as (Int) -> Int)
    let closure: (Int) -> Int = store.anything(nil)
    #expect(closure(1) == 2)
    let throwing: (Int) throws -> Int = store.anything(nil)
    #expect(throws: Never.self) { try throwing(1) == 2 }
  }

  @Test func aStubForAMemberThatReturnsNothing() {
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
    store.stub(.length).andDo { _ in throw TrailError.closed }
    #expect(throws: TrailError.closed) { try store.length(of: .eiger) }
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

  @Test func andThrow() async {
    store.stub(.length).andThrow(TrailError.steep(3))
    store.stub(.closures).andThrow(TrailError.closed)
    #expect(throws: TrailError.steep(3)) { try store.length(of: .eiger) }
    await #expect(throws: TrailError.closed) { try await store.closures(on: 1) }
  }

  @Test func asyncMembers() async throws {
    store.stub(.forecast).with(1).andReturn("sun")
    store.stub(.forecast).with(2).andDo { _ in "rain" }
    store.stub(.closures).andReturn(["Gemmi Pass"])
    #expect(await store.forecast(for: 1) == "sun")
    #expect(await store.forecast(for: 2) == "rain")
    #expect(try await store.closures(on: 1) == ["Gemmi Pass"])
    #expect(
      store.recordedCalls.map(\.description) == [
        "forecast(for: 1)", "forecast(for: 2)", "closures(on: 1)",
      ])
  }

  @Test func aCallIsRecordedBeforeItsAnswerRuns() {
    var countInside = 0
    store.stub(.trails).andDo { [store] _ in
      countInside = store.callCount(of: .trails)
      return [Trail]()
    }
    _ = store.trails(near: "Bern")
    #expect(countInside == 1)
  }
}
