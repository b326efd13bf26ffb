import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct DidCallTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  init() {
    store.stub(.save).andReturn()
    store.stub(.trails).andReturn([Trail]())
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "best")
    store.region = "Valais"
  }

  @Test func withoutArgumentsCountsAllCalls() {
    #expect(store.didCall(.save).success)
    #expect(store.didCall(.save, countSpecifier: .exactly(2)).success)
    #expect(!store.didCall(.save, countSpecifier: .once).success)
    #expect(!store.didCall(.trails).success)
    #expect(store.didCall(.trails, countSpecifier: .never).success)
    #expect(store.didCall(.save, withArguments: []).success)
  }

  @Test func argumentsArePassedAsAListOrAnArray() {
    #expect(store.didCall(.save, with: Trail.eiger, "best").success)
    #expect(store.didCall(.save, withArguments: [Trail.eiger, "best"]).success)
    #expect(!store.didCall(.save, with: Trail.eiger, "worst").success)
    #expect(!store.didCall(.save, withArguments: [Trail.eiger, "worst"]).success)
    #expect(
      store.didCall(.save, with: Argument.anything, "best", countSpecifier: .exactly(2)).success)
    #expect(
      !store.didCall(.save, withArguments: [Trail.eiger, "best"], countSpecifier: .atLeast(2))
        .success
    )
  }

  @Test func settingAPropertyIsRecorded() {
    #expect(store.didCall(.region, with: "Valais").success)
    #expect(!store.didCall(.region, with: "Bern").success)
  }

  @Test func gettingAPropertyIsNotRecorded() {
    store.resetCalls()
    store.stub(.region).andReturn("Bern")
    _ = store.region
    #expect(!store.didCall(.region).success)
  }

  @Test func callCountCountsMatchingCalls() {
    #expect(store.callCount(of: .save) == 2)
    #expect(store.callCount(of: .save, with: Trail.eiger, "best") == 1)
    #expect(store.callCount(of: .trails) == 0)
  }

  @Test func recordedCallsAreInOrder() {
    let calls = store.recordedCalls
    #expect(calls.map(\.function) == ["save(_:as:)", "save(_:as:)", "region"])
    #expect(calls[1].arguments[0] as? Trail == .gemmi)
    #expect(calls[2].description == "region = \"Valais\"")
  }

  @Test func argumentsAreTyped() {
    let saved = store.arguments(of: .save, as: (Trail, String).self)
    #expect(saved.map(\.0) == [.eiger, .gemmi])
    #expect(saved.map(\.1) == ["best", "best"])
    #expect(store.arguments(of: .region, as: String.self) == ["Valais"])
    #expect(store.arguments(of: .trails, as: String.self) == [])
  }

  @Test func resultDescribesTheCalls() {
    let result = store.didCall(.region, with: "Bern")
    #expect(
      result.recordedCallsDescription == """
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
          2. save(Trail(name: "Gemmi Pass", ascent: 940), as: "best")
          3. region = "Valais"
        """)
    #expect(result.description == result.failureMessage)
    let success = store.didCall(.region, with: "Valais")
    #expect(success.failureMessage == "")
    #expect(success.description == "Success. Calls:\n\(success.recordedCallsDescription)")
    #expect(FakeTrailStore().didCall(.save).recordedCallsDescription == "no calls")
  }

  @Test func resultDoesNotIncludeLaterCalls() {
    let result = store.didCall(.trails)
    _ = store.trails(near: "Bern")
    #expect(!result.success)
    #expect(!result.recordedCallsDescription.contains("trails"))
  }

  @Test func incomparableArgumentIsReportedAndNeverMatches() {
    ranger.stub(.anything).andReturn(1)
    let _: Int = ranger.anything(Scribble(strokes: 1))
    let failures = outlines {
      #expect(!ranger.didCall(.anything, with: Scribble(strokes: 1)).success)
      #expect(
        !ranger.didCall(.anything, with: Scribble(strokes: 1), countSpecifier: .never).success)
      #expect(ranger.callCount(of: .anything, with: Scribble(strokes: 1)) == 0)
    }
    #expect(
      failures == Array(repeating: "incomparable FakeRanger.anything, argument 0", count: 3))
  }

  @Test func wrongNumberOfArgumentsFailsNegativeVerification() {
    for count in [CountSpecifier.never, .atMost(1), .between(0...2), .atLeast(0)] {
      let result = store.didCall(.save, with: "best", countSpecifier: count)
      #expect(!result.success)
      #expect(result.outline == #"notReceivable FakeTrailStore.save("best") 0 of \#(count)"#)
    }
    #expect(!store.didCall(.save, with: "best").success)
    #expect(store.didCall(.trails, with: 1, 2, countSpecifier: .never).success)
  }

  @Test("A message passed as an argument is detected even without calls")
  func messagePassedAsAnArgument() {
    let store = FakeTrailStore()
    let result = store.didCall(.trails, with: "Bern", "no trails", countSpecifier: .never)
    #expect(
      result.outline
        == #"notReceivable FakeTrailStore.trails("Bern", "no trails") 0 of exactly(0)"#)
    #expect(result.failureMessage.evidence == [#"countSpecifier: .exactly(0), "no trails""#])
    let outcome = store.call(.trails, with: "Bern", "no trails")
      .notReceived(.atLeast(1), nil)
    #expect(
      outcome.outline
        == #"notReceivable FakeTrailStore.trails("Bern", "no trails") 0 of atLeast(1)"#)
    let extra = Argument.equal(to: "main")
    #expect(store.didCall(.trails, with: "Bern", extra, countSpecifier: .never).success)
    #expect(store.didCall(.trails, with: "Bern", countSpecifier: .never).success)
    #expect(store.didCall(.trails, with: "Bern", 1, countSpecifier: .never).success)
    #expect(FakeRanger().didCall(.anything, with: 1, "x", countSpecifier: .never).success)
    #expect(store.didCall(.region, with: "Valais", "x", countSpecifier: .never).success)
    #expect(FakeClosure().didCall(.call, with: 1, "x", countSpecifier: .never).success)
  }

  @Test func failureHintsAtAMessagePassedAsAnArgument() {
    let hint = #"countSpecifier: .atLeast(1), "no trails""#
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([Trail]())
    #expect(
      store.didCall(.trails, with: "Bern", "no trails").failureMessage.evidence == [hint])
    _ = store.trails(near: "Bern")
    let result = store.didCall(.trails, with: "Bern", "no trails")
    #expect(
      result.outline == #"notReceived FakeTrailStore.trails("Bern", "no trails") 0 of atLeast(1)"#)
    #expect(
      result.failureMessage.evidence == [
        hint, #"trails(near: "Bern")"#, "expected 2 arguments, received 1",
        #"1. trails(near: "Bern")"#,
      ])
    for arguments in [["Bern", 1], ["Bern", "Thun", "no trails"], ["Thun"]] as [[Any]] {
      let result = store.didCall(.trails, withArguments: arguments, countSpecifier: .once)
      #expect(!result.success)
      #expect(!result.failureMessage.contains("countSpecifier"))
    }
  }

  @Test func staticCallsAreVerifiedLikeInstanceCalls() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a.json")
      #expect(FakeTrailStore.didCall(.open, with: "a.json").success)
      #expect(FakeTrailStore.didCall(.open, withArguments: ["a.json"]).success)
      #expect(!FakeTrailStore.didCall(.open, withArguments: ["b.json"]).success)
      #expect(FakeTrailStore.callCount(of: .open) == 1)
      #expect(FakeTrailStore.recordedCalls.map(\.description) == ["open(\"a.json\")"])
      #expect(FakeTrailStore.arguments(of: .open, as: String.self) == ["a.json"])
      FakeTrailStore.resetCalls()
      #expect(FakeTrailStore.callCount(of: .open) == 0)
      #expect(FakeTrailStore.open("b.json") == 1)
      FakeTrailStore.resetStubs()
      let texts = failures { _ = FakeTrailStore.open("c.json") }
      #expect(texts.count == 1)
      FakeTrailStore.resetCallsAndStubs()
      #expect(FakeTrailStore.recordedCalls.isEmpty)
    }
  }
}

@Suite("Expected arguments in an array") struct ArgumentArrayTests {
  private let notebook = FakeNotebook()

  @Test func nilInAnArrayIsAnArgument() {
    notebook.note(5)
    #expect(!notebook.didCall(.note, withArguments: [nil]).success)
    #expect(!notebook.didCall(.note, withArguments: [nil, 5]).success)
    #expect(notebook.didCall(.note, withArguments: [5]).success)
    notebook.note(nil)
    #expect(notebook.didCall(.note, withArguments: [nil], countSpecifier: .once).success)
  }

  @Test func nilInAnArrayIsAnArgumentOfAStaticMember() {
    withOwnStaticFakes(policy: .returnDefault) {
      _ = FakeTrailStore.open("Bern")
      #expect(!FakeTrailStore.didCall(.open, withArguments: [nil]).success)
      #expect(!FakeTrailStore.didCall(.open, withArguments: [nil, "Bern"]).success)
      #expect(FakeTrailStore.didCall(.open, withArguments: ["Bern"]).success)
    }
  }

  @Test func nilInAListIsAnArgument() async {
    notebook.note(5)
    #expect(!notebook.didCall(.note, with: nil).success)
    #expect(!(await notebook.didCall(.note, with: nil, within: .zero).success))
    #expect(notebook.callCount(of: .note, with: nil) == 0)
    notebook.note(nil)
    #expect(notebook.callCount(of: .note, with: nil) == 1)
    #expect(notebook.callCount(of: .note) == 2)
  }
}
