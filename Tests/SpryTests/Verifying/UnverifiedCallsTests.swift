import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct UnverifiedCallsTests {
  private let store = FakeTrailStore()

  init() {
    store.stub(.trails).andReturn([Trail]())
    for town in ["Bern", "Thun", "Bern"] { _ = store.trails(near: town) }
    store.region = "Bern"
  }

  private var leftovers: [String] { store.unverifiedCalls().map(\.description) }

  @Test func allCallsAreUnverifiedAtFirst() {
    #expect(
      leftovers == [
        "trails(near: \"Bern\")", "trails(near: \"Thun\")", "trails(near: \"Bern\")",
        "region = \"Bern\"",
      ])
  }

  @Test func successfulVerificationVerifiesMatchingCalls() {
    #expect(store.didCall(.trails, with: "Bern").success)
    #expect(leftovers == ["trails(near: \"Thun\")", "region = \"Bern\""])
    #expect(store.didCall(.trails).success)
    #expect(leftovers == ["region = \"Bern\""])
    #expect(store.didCall(.region, withArguments: ["Bern"]).success)
    #expect(leftovers == [])
  }

  @Test func callsCanBeVerifiedTwiceAndInAnyOrder() {
    #expect(store.didCall(.trails, with: "Thun").success)
    #expect(store.didCall(.trails, with: "Bern").success)
    #expect(store.didCall(.trails, with: "Bern").success)
    #expect(store.didCall(.trails, with: "Thun").success)
    #expect(leftovers == ["region = \"Bern\""])
  }

  @Test func failingVerificationVerifiesNothing() {
    #expect(!store.didCall(.trails, with: "Bern", countSpecifier: .once).success)
    #expect(!store.didCall(.trails, countSpecifier: .never).success)
    #expect(store.didCall(.save, countSpecifier: .never).success)
    #expect(leftovers.count == 4)
  }

  @Test func onlyPositiveAssertionsVerifyCalls() {
    let trails = store.call(.trails, with: "Bern")
    let failure = trails.notReceived(.exactly(5), nil)
    #expect(failure.text(adding: "") == nil)
    #expect(leftovers.count == 4)
    let outcome = trails.received(.exactly(2), nil)
    #expect(outcome.text(adding: "") == nil)
    #expect(leftovers.count == 2)
  }

  @Test func countingAndReadingCallsVerifiesNothing() {
    #expect(store.callCount(of: .trails) == 3)
    #expect(store.arguments(of: .trails, as: String.self).count == 3)
    #expect(store.recordedCalls.count == 4)
    #expect(leftovers.count == 4)
  }

  @Test func laterCallsAreUnverified() {
    #expect(store.didCall(.trails).success)
    _ = store.trails(near: "Visp")
    #expect(leftovers == ["region = \"Bern\"", "trails(near: \"Visp\")"])
  }

  @Test func functionsCanBeExcluded() {
    #expect(store.unverifiedCalls(excluding: [.trails]).map(\.description) == ["region = \"Bern\""])
    #expect(store.unverifiedCalls(excluding: [.trails, .region]).isEmpty)
  }

  @Test func onlyCallsSinceACheckpointAreReturned() {
    let mark = Checkpoint()
    #expect(store.unverifiedCalls(since: mark).isEmpty)
    _ = store.trails(near: "Visp")
    _ = store.trails(near: "Brig")
    #expect(store.didCall(.trails, with: "Brig", since: mark).success)
    #expect(store.unverifiedCalls(since: mark).map(\.description) == ["trails(near: \"Visp\")"])
    #expect(store.didCall(.trails, since: mark).success)
    #expect(leftovers.count == 4)
  }

  @Test func resetCallsDiscardsCallsAndVerifications() {
    #expect(store.didCall(.trails).success)
    store.resetCalls()
    #expect(leftovers == [])
    _ = store.trails(near: "Bern")
    #expect(leftovers == ["trails(near: \"Bern\")"])
  }

  @Test func staticCallsAreUnverifiedToo() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a")
      _ = FakeTrailStore.open("b")
      #expect(FakeTrailStore.didCall(.open, with: "a").success)
      #expect(FakeTrailStore.unverifiedCalls().map(\.description) == ["open(\"b\")"])
      #expect(FakeTrailStore.unverifiedCalls(excluding: [.open]).isEmpty)
    }
  }

  @Test func failureListsUnverifiedCalls() {
    let one = store.haveNoUnverifiedCalls(excluding: [.trails])
    #expect(
      one.text(adding: "") == """
        FakeTrailStore has 1 unverified call:
          4. region = "Bern"
        Verify each call or, if it doesn't matter, pass excluding: [.region]
        """)
    let all = store.haveNoUnverifiedCalls(excluding: [])
    #expect(
      all.text(adding: "") == """
        FakeTrailStore has 4 unverified calls:
          1. trails(near: "Bern")
          2. trails(near: "Thun")
          3. trails(near: "Bern")
          4. region = "Bern"
        Verify each call or, if it doesn't matter, pass excluding: [.region, .trails]
        """)
    let none = store.haveNoUnverifiedCalls(excluding: [.trails, .region])
    #expect(none.text(adding: "") == nil)
  }

  @Test func callsAreNumberedAsInAListOfAllCallsSinceTheCheckpoint() {
    let mark = Checkpoint()
    _ = store.trails(near: "Visp")
    store.region = "Visp"
    #expect(store.didCall(.trails).success)
    let outcome = store.haveNoUnverifiedCalls(since: mark)
    #expect(outcome.outline == #"unverifiedCalls FakeTrailStore: [region = "Visp"]"#)
    #expect(outcome.text()?.evidence == [#"2. region = "Visp""#])
  }

  /// Excluding the function would hide the mistake.
  @Test func functionOfARepeatedCallIsNotExcluded() {
    store.resetCalls()
    for town in ["Bern", "Bern"] { _ = store.trails(near: town) }
    let order = [store.call(.trails, with: "Bern")].receivedInOrder(nil)
    #expect(order.text(adding: "") == nil)
    #expect(
      store.haveNoUnverifiedCalls().text(adding: "") == """
        FakeTrailStore has 1 unverified call:
          2. trails(near: "Bern"): received twice, verified once
        Verify each call or, if it isn't expected, fix the code.
        """)
    for town in ["Thun", "Bern"] { _ = store.trails(near: town) }
    store.region = "Bern"
    let second = [store.call(.trails, with: "Bern"), store.call(.trails, with: "Bern")]
      .receivedInOrder(nil)
    #expect(second.text(adding: "") == nil)
    #expect(
      store.haveNoUnverifiedCalls().text(adding: "") == """
        FakeTrailStore has 3 unverified calls:
          3. trails(near: "Thun")
          4. trails(near: "Bern"): received 3 times, verified twice
          5. region = "Bern"
        Verify each call or, if it doesn't matter, pass excluding: [.region]
        """)
  }

  /// Each cause fails a test once.
  @Test func callsThatAFailedAssertionHasListedAreNotListedAgain() {
    let here = CodeLocation(#filePath, #line)
    let failures = outlines {
      store.call(.trails, with: "Visp").received(.atLeast(1), nil).report(at: here)
      store.haveNoUnverifiedCalls().report(at: here)
      store.region = "Thun"
      store.haveNoUnverifiedCalls().report(at: here)
      store.haveNoUnverifiedCalls().report(at: here)
    }
    #expect(failures.dropFirst() == [#"unverifiedCalls FakeTrailStore: [region = "Thun"]"#])
    #expect(leftovers.count == 5)
  }

  @Test func callThatAnotherFailureHasListedIsNotVerified() {
    let here = CodeLocation(#filePath, #line)
    let texts = failures {
      store.haveNoUnverifiedCalls().report(at: here)
      _ = store.trails(near: "Bern")
      store.haveNoUnverifiedCalls().report(at: here)
    }
    #expect(
      texts.last == """
        FakeTrailStore has 1 unverified call:
          5. trails(near: "Bern")
        Verify each call or, if it doesn't matter, pass excluding: [.trails]
        """)
  }

  @Test(
    arguments: [
      { store in store.call(.trails).received(.never, nil) },
      { store in store.call(.trails, with: "Bern").notReceived(.atLeast(1), nil) },
      { store in store.call(.trails, with: "Bern" as Substring).received(.never, nil) },
      { store in store.record.hasNoCalls(nil) },
      { store in [store.call(.save)].receivedInOrder(nil) },
      { store in [store.call(.save)].receivedExactly(nil) },
      { store in store.haveNoUnverifiedCalls() },
    ] as [@Sendable (FakeTrailStore) -> AssertionOutcome])
  func failureThatListsAllCalls(assert: @Sendable (FakeTrailStore) -> AssertionOutcome) {
    let here = CodeLocation(#filePath, #line)
    let texts = failures {
      assert(store).report(at: here)
      store.haveNoUnverifiedCalls().report(at: here)
    }
    #expect(texts.count == 1)
  }

  /// Only what was listed is left out.
  @Test func callsBeforeTheCheckpointOfAFailedAssertionAreListed() {
    let here = CodeLocation(#filePath, #line)
    let mark = Checkpoint()
    store.region = "Thun"
    let failures = outlines {
      store.call(.save).received(.atLeast(1), mark).report(at: here)
      store.haveNoUnverifiedCalls(excluding: [.trails]).report(at: here)
    }
    #expect(failures.last == #"unverifiedCalls FakeTrailStore: [region = "Bern"]"#)
  }

  @Test func resultThatIsNotReportedListsNothing() {
    #expect(store.call(.save).received(.atLeast(1), nil).text(adding: "") != nil)
    #expect(!store.didCall(.save).success)
    #expect(store.haveNoUnverifiedCalls().text(adding: "") != nil)
  }

  @Test func callsThatAnUnmetExpectationHasListedAreNotListedAgain() {
    let here = CodeLocation(#filePath, #line)
    store.resetCalls()
    let texts = failures {
      store.expect(.save)
      store.region = "Thun"
      store.record.verify(at: here) { $0.report(at: $1) }
      store.haveNoUnverifiedCalls().report(at: here)
    }
    #expect(texts.count == 1)
  }
}

extension FakeTrailStore {
  fileprivate func haveNoUnverifiedCalls(
    excluding functions: [Function] = [], since beginning: Checkpoint? = nil
  ) -> AssertionOutcome {
    record.hasNoUnverifiedCalls(excluding: functions, beginning)
  }
}
