import Spry
import SpryTestSupport
import Testing

@testable import Hiking

// A failure is attributed to a line of the test, or to a line of the fake if a member can't answer.
// It is never attributed to a line of Spry.

@Suite("Locations of failures in a test") struct FailureLocationTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let scribble = Scribble(strokes: 1)

  /// The failure for a value that can't be compared, as the first argument of a function.
  private func incomparable(_ function: String, at line: Int) -> ReportedFailure {
    ReportedFailure("incomparable \(function), argument 0", at: line)
  }

  private func incomparableSave(at line: Int) -> ReportedFailure {
    incomparable("FakeTrailStore.save(_:as:)", at: line)
  }

  private func incomparableOpen(at line: Int) -> ReportedFailure {
    incomparable("FakeTrailStore.self.open(_:)", at: line)
  }

  @Test func verificationsFailOnTheirOwnLines() async {
    let line = #line + 2
    let failures = await reportedFailures {
      _ = store.didCall(.save, with: scribble, "x")
      _ = store.didCall(.save, withArguments: [scribble, "x"])
      _ = await store.didCall(.save, with: scribble, "x", within: .zero)
      _ = store.callCount(of: .save, with: scribble, "x")
      _ = FakeTrailStore.didCall(.open, with: scribble)
      _ = FakeTrailStore.didCall(.open, withArguments: [scribble])
      _ = await FakeTrailStore.didCall(.open, with: scribble, within: .zero)
      _ = FakeTrailStore.callCount(of: .open, with: scribble)
    }
    let saves = (0..<4).map { incomparableSave(at: line + $0) }
    let opens = (4..<8).map { incomparableOpen(at: line + $0) }
    #expect(failures.map(\.outlined) == saves + opens)
  }

  @Test func callsFailOnTheirOwnLines() async {
    let save = store.calls.save()
    let count = CountSpecifier.exactly(-1)
    let line = #line + 2
    let failures = await reportedFailures {
      _ = save.didCall(countSpecifier: count)
      _ = store.calls.save(.eiger, as: "x").didCall(countSpecifier: count)
      _ = await save.didCall(countSpecifier: count, within: .zero)
      save.expect(countSpecifier: count)
      save.expect()
      store.calls.save(.eiger, as: "x").expect()
      #expect(!store.verify())
    }
    #expect(failures.map(\.line) == Array(line..<line + 6))
    #expect(Set(failures.map(\.file)) == [#filePath])
  }

  @Test func argumentsOfAnotherTypeFailOnTheirOwnLine() {
    withOwnStaticFakes {
      store.stub(.trails).andReturn([Trail]())
      store.stub(.save).andReturn()
      FakeTrailStore.stub(.open).andReturn(1)
      _ = store.trails(near: "Bern")
      store.save(.eiger, as: "best")
      _ = FakeTrailStore.open("a.json")
      let line = #line + 2
      let failures = reportedFailures {
        #expect(store.arguments(of: .trails, as: Int.self) == [])
        #expect(store.arguments(of: .save, as: (Trail, Int).self).isEmpty)
        #expect(FakeTrailStore.arguments(of: .open, as: Int.self) == [])
        #expect(FakeTrailStore.arguments(of: .open, as: (String, Int).self).isEmpty)
      }
      #expect(
        failures == [
          ReportedFailure(
            """
            FakeTrailStore received trails(near: "Bern"): the type of its arguments is String, not Int.
            Use: fake.arguments(of: .trails, as: String.self)
            """, at: line),
          ReportedFailure(
            """
            FakeTrailStore received save(Trail(name: "Eiger Trail", ascent: 140), as: "best"): \
            the type of its arguments is (Trail, String), not (Trail, Int).
            Use: fake.arguments(of: .save, as: (Trail, String).self)
            """, at: line + 1),
          ReportedFailure(
            """
            FakeTrailStore.self received open("a.json"): the type of its arguments is String, not Int.
            Use: FakeTrailStore.arguments(of: .open, as: String.self)
            """, at: line + 2),
          ReportedFailure(
            """
            FakeTrailStore.self received open("a.json"): \
            the type of its arguments is String, not (String, Int).
            Use: FakeTrailStore.arguments(of: .open, as: String.self)
            """, at: line + 3),
        ])
    }
  }

  @Test func expectationFailsOnTheLineOfItsDeclaration() {
    withOwnStaticFakes {
      let line = #line + 2
      let failures = reportedFailures {
        store.expect(.save, with: scribble, "x")
        FakeTrailStore.expect(.open, with: scribble)
        store.expect(.region)
        FakeTrailStore.expect(.open)
        #expect(!store.verify())
        #expect(!FakeTrailStore.verify())
      }
      #expect(
        failures.prefix(2).map(\.outlined) == [
          incomparableSave(at: line), incomparableOpen(at: line + 1),
        ])
      let verified = "since expectation, verified at FailureLocationTests.swift"
      #expect(
        failures.dropFirst(2).map(\.outlined) == [
          ReportedFailure(
            "notReceived FakeTrailStore.region 0 of atLeast(1), \(verified):\(line + 4)",
            at: line + 2),
          ReportedFailure(
            "notReceived FakeTrailStore.self.open(_:) 0 of atLeast(1), \(verified):\(line + 5)",
            at: line + 3),
        ])
    }
  }

  @Test func captorFailsWhereItsValueIsRequested() {
    let captor = Argument.captor()
    let line = #line + 2
    let failures = reportedFailures {
      #expect(captor.getValue(as: Int.self) == 0)
      #expect(captor.getValue(at: 3, as: String.self) == "")
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(failures.map(\.file) == [#filePath, #filePath])
  }

  @Test func gateThatIsNotReachedFailsWhereTheTestWaits() async {
    let gate = ranger.stub(.forecast).andSuspend()
    let line = #line + 2
    let failures = await reportedFailures {
      await gate.untilReached(within: .zero)
      await gate.untilReached(by: 2, within: .zero)
    }
    #expect(failures.map(\.line) == [line, line + 1])
    #expect(failures.map(\.file) == [#filePath, #filePath])
  }
}

private final class FakeRadio: Spryable {
  enum Function: String, StringRepresentable { case turnOff }
  enum ClassFunction: String, StringRepresentable { case listen }
  static func listen() async -> Int { await spryify() }
}

@Suite("Locations of mistakes in a stub") struct StubMistakeLocationTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let scribble = Scribble(strokes: 1)

  private func mistake(
    _ text: String, _ rest: String, remedy: String, of member: String = "FakeRanger.length(of:)",
    at line: Int
  ) -> ReportedFailure {
    ReportedFailure("\(text) the stub for \(member)\(rest)\n\(remedy)", at: line)
  }

  @Test func withFailsOnItsOwnLine() {
    let line = #line + 4
    let failures = reportedFailures {
      _ =
        ranger.stub(.length)
        .with(scribble)
      _ =
        ranger.stub(.length)
        .with(Trail.eiger)
        .with(Trail.gemmi)
      _ =
        ranger.stub(.length)
        .andReturn(1.0)
        .with(Trail.gemmi)
      _ =
        ranger.stub(.length)
        .with(matching: { (trail: Trail) in trail.ascent > 500 })
        .with(matching: { (trail: Trail) in trail.ascent > 900 })
    }
    let twice = "with(…) was called twice on"
    let all =
      "Pass all arguments in one with(…). For a call with other arguments, add another stub."
    #expect(
      failures == [
        ReportedFailure(
          """
          FakeRanger.length(of:), argument "of": values of type Scribble can't be compared, because Scribble isn't Equatable.
          Use: Argument.where { (value: Scribble) in <#condition#> }
          Or make Scribble Equatable.
          """, at: line),
        mistake(twice, ".", remedy: all, at: line + 4),
        mistake(
          "with(…) must come before the answer, but", " already has one.",
          remedy: "Use: fake.stub(.length).with(<#arguments#>).andReturn(<#value#>)",
          at: line + 8),
        mistake(twice, ".", remedy: all, at: line + 12),
      ])
  }

  @Test func timesFailsOnItsOwnLine() {
    let line = #line + 4
    let failures = reportedFailures {
      _ =
        ranger.stub(.length)
        .times(2)
      _ =
        ranger.stub(.length)
        .andReturn(1.0)
        .times(0)
    }
    #expect(
      failures == [
        mistake(
          "times(…) has nothing to repeat, because", " has no answer yet.",
          remedy: "Use: fake.stub(.length).andReturn(<#value#>).times(<#count#>)", at: line),
        mistake(
          "times(0) was called on", ".", remedy: "Pass 1 or more.", at: line + 4),
      ])
  }

  @Test func typedStubFailsOnTheLineOfTheMistake() {
    let line = #line + 2
    let failures = reportedFailures {
      ranger.stub.length().andReturn(1)
        .times(-1)
    }
    #expect(
      failures == [
        mistake("times(-1) was called on", ".", remedy: "Pass 1 or more.", at: line + 1)
      ])
  }

  @Test func staticStubFailsOnTheLineOfTheMistake() {
    withOwnStaticFakes {
      let line = #line + 4
      let failures = reportedFailures {
        _ =
          FakeTrailStore.stub(.open)
          .times(2)
          .andReturn(1)
          .with("a.json")
      }
      let fake = "FakeTrailStore.open(_:)"
      #expect(
        failures == [
          mistake(
            "times(…) has nothing to repeat, because", " has no answer yet.",
            remedy: "Use: FakeTrailStore.stub(.open).andReturn(<#value#>).times(<#count#>)",
            of: fake, at: line),
          mistake(
            "with(…) must come before the answer, but", " already has one.",
            remedy: "Use: FakeTrailStore.stub(.open).with(<#arguments#>).andReturn(<#value#>)",
            of: fake,
            at: line + 2),
        ])
    }
  }

  @Test func stubIsLocatedAtItsFirstLine() {
    withOwnStaticFakes {
      let line = #line + 1
      store.stub(.trails).with("Thun").andReturn([Trail]())
      store.stub.trails(near: "Brig").andReturn([])
      store.stub.region.andReturn("Valais")
      store.stub.region.andRemember("Bern")
      store.stub.region.andDo { "Thun" }
      store.stub.save().andReturn()
      store.stub.save().andCallThrough()
      FakeTrailStore.stub(.open).andReturn(1)
      FakeTrailStore.classStub.open().andReturn(1)
      _ = FakeTrailStore.classStub.open("x").andSuspend()
      ranger.stub.length().andThrow(TrailError.closed)
      ranger.stub.closures().andDo { _ in
        await Task.yield()
        return []
      }
      #expect(store.unusedStubs.map(\.line) == (0..<7).map { UInt(line + $0) })
      #expect(FakeTrailStore.unusedStubs.map(\.line) == (7..<10).map { UInt(line + $0) })
      #expect(ranger.unusedStubs.map(\.line) == (10..<12).map { UInt(line + $0) })
      let files = (store.unusedStubs + FakeTrailStore.unusedStubs + ranger.unusedStubs)
        .map { "\($0.file)" }
      #expect(files == Array(repeating: #filePath, count: 12))
    }
  }
}
