import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A reporter whose failures may be known, so that they don't fail the test.
private struct KnownFailures: FailureReporter {
  let recorder: FailureRecorder

  init() { self.init(recorder: FailureRecorder()) }

  init(recorder: FailureRecorder) { self.recorder = recorder }

  var runningTest: String? { recorder.runningTest }

  func report(_ report: Report) -> Bool? {
    recorder.report(report).map { _ in false }
  }
}

/// A call without a stub fails its test, so assertions for which it is the only mistake don't.
@Suite struct UnstubbedCallsTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private static let missingStub = """
    FakeTrailStore has no stub for trails(near: "Bern").
    Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  private static let notExactly = """
    FakeTrailStore did not receive exactly the expected calls.
      1. trails(near: "Bern"): not expected here
      2. region = "Bern"
    """

  private static let unverified = """
    FakeTrailStore has 1 unverified call:
      1. trails(near: "Bern")
    Verify it or, if it doesn't matter, pass excluding: [.trails]
    """

  private func expectExactly(_ calls: CallPattern..., since mark: Checkpoint? = nil) {
    OrderAssertion.haveReceivedExactly(calls, since: mark)
      .report("", at: CodeLocation(#filePath, #line))
  }

  private func expectNoUnverifiedCalls<Fake: Spyable>(to fake: Fake) {
    fake.record.noUnverifiedCalls(excluding: [Fake.Function](), since: nil)
      .report("", at: CodeLocation(#filePath, #line))
  }

  @Test func unexpectedCallFailsItsTestOnce() {
    let captor = Argument.captor()
    let texts = failures {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region, with: captor))
      expectNoUnverifiedCalls(to: store)
    }
    #expect(texts == [Self.missingStub])
    #expect(captor.values(as: String.self) == ["Bern"])
    #expect(store.unverifiedCalls().map(\.description) == ["trails(near: \"Bern\")"])
  }

  @Test func onlyCallsThatFailedTheTestMayBeRecorded() {
    func expectNoRecordedCalls() {
      store.record.haveNoRecordedCalls(since: nil).report("", at: CodeLocation(#filePath, #line))
    }
    let texts = failures {
      for _ in 1...2 { _ = store.trails(near: "Bern") }
      expectNoRecordedCalls()
      store.region = "Bern"
      expectNoRecordedCalls()
    }
    #expect(
      texts == [
        Self.missingStub,
        "FakeTrailStore has no stub for trails(near: \"Bern\"), as already reported (2 such calls in this test).",
        """
        FakeTrailStore received 3 calls, expected no calls.
        All calls:
          1. trails(near: "Bern")
          2. trails(near: "Bern")
          3. region = "Bern"
        """,
      ])
  }

  @Test func unexpectedCallToAnAsyncMemberFailsItsTestOnce() async {
    let texts = await failures {
      ranger.stub(.closures).andReturn([String]())
      _ = try? await ranger.closures(on: 1)
      _ = await ranger.forecast(for: 2)
      expectExactly(ranger.call(.closures))
      expectNoUnverifiedCalls(to: ranger)
    }
    #expect(
      texts == [
        """
        FakeRanger has no stub for forecast(for: 2).
        Add: fake.stub(.forecast).with(2).andReturn(<#String#>)
        Or, if it should not be called, fix the code that calls it.
        """
      ])
  }

  @Test func unexpectedCallToAThrowingMemberFailsItsTestOnce() {
    let texts = failures {
      _ = try? ranger.length(of: .eiger)
      store.region = "Bern"
      let forecast: Int = ranger.anything(1)
      #expect(forecast == 0)
      expectExactly(store.call(.region), ranger.call(.anything))
    }
    #expect(
      texts.map { $0.prefix { $0 != "\n" } } == [
        "FakeRanger has no stub for length(of: Trail(name: \"Eiger Trail\", ascent: 140)).",
        "FakeRanger has no stub for anything(1).",
      ])
  }

  @Test func unexpectedStaticCallFailsItsTestOnce() {
    withOwnStaticFakes {
      let texts = failures {
        FakeTrailStore.stub(.open).with("a").andReturn(1)
        _ = FakeTrailStore.open("a")
        _ = FakeTrailStore.open("b")
        expectExactly(FakeTrailStore.call(.open, with: "a"))
        FakeTrailStore.record.noUnverifiedCalls(
          excluding: [FakeTrailStore.ClassFunction](), since: nil
        ).report("", at: CodeLocation(#filePath, #line))
      }
      #expect(
        texts.map { $0.prefix { $0 != "\n" } } == [
          "FakeTrailStore.self has no stub for open(\"b\")."
        ])
    }
  }

  @Test func repeatedCallFailsItsTestOnceEach() {
    let texts = failures {
      for _ in 1...2 { _ = store.trails(near: "Bern") }
      store.region = "Bern"
      expectExactly(store.call(.region))
      expectNoUnverifiedCalls(to: store)
    }
    #expect(
      texts == [
        Self.missingStub,
        "FakeTrailStore has no stub for trails(near: \"Bern\"), as already reported (2 such calls in this test).",
      ])
  }

  @Test func onlyCallsSinceACheckpointAreCompared() {
    let texts = failures {
      store.region = "Thun"
      let mark = Checkpoint()
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region), since: mark)
    }
    #expect(texts == [Self.missingStub])
  }

  /// A test with known issues passes.
  @Test func knownMissingStubIsStillUnexpected() {
    let known = KnownFailures()
    Reporting.local.withValue([known]) { _ = store.trails(near: "Bern") }
    store.region = "Bern"
    Reporting.local.withValue([known.recorder]) {
      expectExactly(store.call(.region))
    }
    #expect(known.recorder.failures.map(\.text) == [Self.missingStub, Self.notExactly])
  }

  @Test func callInAKnownFailureIsStillUnverified() {
    let known = KnownFailures()
    Reporting.local.withValue([known]) {
      _ = store.trails(near: "Bern")
      expectNoUnverifiedCalls(to: store)
      expectNoUnverifiedCalls(to: store)
    }
    Reporting.local.withValue([known.recorder]) { expectNoUnverifiedCalls(to: store) }
    #expect(
      known.recorder.failures.map(\.text)
        == [Self.missingStub] + Array(repeating: Self.unverified, count: 3))
  }

  /// The second call fails the test, the first one doesn't.
  @Test func eachCallHasToFailTheTest() {
    let known = KnownFailures()
    Reporting.local.withValue([known]) { _ = store.trails(near: "Bern") }
    Reporting.local.withValue([known.recorder]) {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region))
    }
    #expect(
      known.recorder.failures.map(\.text) == [
        Self.missingStub,
        "FakeTrailStore has no stub for trails(near: \"Bern\"), as already reported (2 such calls in this test).",
        """
        FakeTrailStore did not receive exactly the expected calls.
          1. trails(near: "Bern"): not expected here
          2. trails(near: "Bern"): not expected here
          3. region = "Bern"
        """,
      ])
  }

  /// A fake can be shared by several tests.
  @Test func failureOfAnotherTestDoesNotCount() {
    #expect(failures { _ = store.trails(near: "Bern") } == [Self.missingStub])
    store.region = "Bern"
    #expect(failures { expectExactly(store.call(.region)) } == [Self.notExactly])
    #expect(failures { expectNoUnverifiedCalls(to: store) }.count == 1)
  }

  @Test func failureOfATestThatIsOverDoesNotCount() {
    withOwnStaticFakes {
      let texts = failures {
        _ = store.trails(near: "Bern")
        store.region = "Bern"
        TestScope.current.testEnd.forgetRecords()
        expectExactly(store.call(.region))
      }
      #expect(texts == [Self.missingStub, Self.notExactly])
    }
  }

  /// The failure is reported when its test ends, unless the test is canceled.
  @Test func failureThatIsReportedLaterDoesNotCount() {
    let scope = TestScope()
    let recorder = FailureRecorder()
    TestScope.local.withValue(scope) {
      Reporting.local.withValue([]) { _ = store.trails(near: "Bern") }
      store.region = "Bern"
      Reporting.local.withValue([recorder]) { expectExactly(store.call(.region)) }
    }
    #expect(recorder.failures.map(\.text) == [Self.notExactly])
    #expect(scope.end().map(\.text) == [Self.missingStub])
  }

  @Test func callThatAnAssertionHasListedIsStillUnexpected() {
    let texts = failures {
      store.region = "Thun"
      store.region = "Bern"
      store.call(.save).haveReceived(.atLeast(1), since: nil)
        .report("", at: CodeLocation(#filePath, #line))
      expectExactly(store.call(.region, with: "Bern"))
    }
    #expect(
      texts == [
        """
        FakeTrailStore did not receive save(_:as:).
        All calls:
          1. region = "Thun"
          2. region = "Bern"
        """,
        """
        FakeTrailStore did not receive exactly the expected calls.
          1. region = "Thun": not expected here
          2. region = "Bern"
        """,
      ])
  }

  @Test func callIsNotForgottenWhenAnAssertionListsIt() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      store.call(.save).haveReceived(.atLeast(1), since: nil)
        .report("", at: CodeLocation(#filePath, #line))
      expectExactly(store.call(.region))
    }
    #expect(texts.count == 2)
  }

  @Test func callWithAStubIsStillUnexpected() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      store.stub(.trails).andReturn([Trail]())
      _ = store.trails(near: "Bern")
      expectExactly(store.call(.trails))
    }
    #expect(
      texts == [
        Self.missingStub,
        """
        FakeTrailStore did not receive exactly the expected calls.
          1. trails(near: "Bern")
          2. trails(near: "Bern"): not expected here
        """,
      ])
  }

  @Test func callWithADefaultValueIsStillUnexpected() {
    store.spryStorage.unstubbedPolicy = .returnDefault
    let texts = failures {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region))
    }
    #expect(texts == [Self.notExactly])
  }

  @Test func callWhoseStubCannotAnswerIsStillUnexpected() {
    let texts = failures {
      store.stub(.trails, file: "/tests/StoreTests.swift", line: 7).andDo { 1 }
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region))
    }
    #expect(
      texts == [
        """
        FakeTrailStore can't return the result of its stub for trails(near: "Bern"): \
        expected [Trail], received 1 (Int).
        The stub is at StoreTests.swift:7; make its andDo closure return [Trail].
        """, Self.notExactly,
      ])
  }

  @Test func missingCallFailsToo() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      expectExactly(store.call(.region))
    }
    #expect(
      texts == [
        Self.missingStub,
        """
        FakeTrailStore did not receive exactly the expected calls.
          -  region: expected here, not received
          1. trails(near: "Bern"): not expected here
        """,
      ])
  }

  @Test func callWithOtherArgumentsFailsToo() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      expectExactly(store.call(.trails, with: "Thun"))
    }
    #expect(
      texts == [
        Self.missingStub,
        """
        FakeTrailStore did not receive exactly the expected calls.
          1. trails(near: "Bern"): expected with other arguments
             near: expected "Thun", received "Bern"
        """,
      ])
  }

  @Test func anotherUnexpectedCallFailsToo() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      store.region = "Thun"
      expectExactly(store.call(.region, with: "Bern"))
      expectNoUnverifiedCalls(to: store)
    }
    #expect(
      texts == [
        Self.missingStub,
        """
        FakeTrailStore did not receive exactly the expected calls.
          1. trails(near: "Bern"): not expected here
          2. region = "Bern"
          3. region = "Thun": not expected here
        """,
      ])
  }

  /// Which call of several fakes has failed the test is known for each fake.
  @Test func callsToSeveralFakesAreToldApart() {
    let other = FakeTrailStore()
    let texts = failures {
      store.region = "Bern"
      _ = other.trails(near: "Bern")
      other.region = "Bern"
      expectExactly(store.call(.region), other.call(.region))
      other.region = "Thun"
      expectExactly(store.call(.region), other.call(.region, with: "Bern"))
    }
    #expect(
      texts == [
        Self.missingStub,
        """
        FakeTrailStore 1 and FakeTrailStore 2 did not receive exactly the expected calls.
          1. FakeTrailStore 1.region = "Bern"
          2. FakeTrailStore 2.trails(near: "Bern"): not expected here
          3. FakeTrailStore 2.region = "Bern"
          4. FakeTrailStore 2.region = "Thun": not expected here
        """,
      ])
  }

  /// A call that isn't recorded has no ordinal that could be mistaken for that of another.
  @Test func callThatIsNotRecordedChangesNothing() {
    let texts = failures {
      _ = store.region
      store.region = "Bern"
      expectExactly(store.call(.region, with: "Thun"))
    }
    #expect(texts.count == 2)
  }
}
