import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A call without a stub fails its test, so assertions for which it is the only mistake don't.
@Suite struct UnstubbedCallsTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private static let missingStub = #"missingStub FakeTrailStore.trails(near: "Bern")"#

  private static let notExactly = """
    notExactly FakeTrailStore
    + 1 trails(near: "Bern")
      2 region = "Bern"
    """

  private static let unverified = #"unverifiedCalls FakeTrailStore: [trails(near: "Bern")]"#

  private func expectExactly(_ calls: CallPattern..., since mark: Checkpoint? = nil) {
    calls.receivedExactly(mark)
      .report(at: CodeLocation(#filePath, #line))
  }

  private func expectNoUnverifiedCalls<Fake: Spyable>(to fake: Fake) {
    fake.record.hasNoUnverifiedCalls(excluding: [Fake.Function](), nil)
      .report(at: CodeLocation(#filePath, #line))
  }

  @Test func unexpectedCallFailsItsTestOnce() {
    let captor = Argument.captor()
    let failures = outlines {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region, with: captor))
      expectNoUnverifiedCalls(to: store)
    }
    #expect(failures == [Self.missingStub])
    #expect(captor.values(as: String.self) == ["Bern"])
    #expect(store.unverifiedCalls().map(\.description) == ["trails(near: \"Bern\")"])
  }

  @Test func onlyCallsThatFailedTheTestMayBeRecorded() {
    func expectNoRecordedCalls() {
      store.record.hasNoCalls(nil).report(at: CodeLocation(#filePath, #line))
    }
    let failures = outlines {
      for _ in 1...2 { _ = store.trails(near: "Bern") }
      expectNoRecordedCalls()
      store.region = "Bern"
      expectNoRecordedCalls()
    }
    #expect(
      failures == [
        Self.missingStub,
        Self.missingStub + ", repeated: 2",
        #"recordedCalls FakeTrailStore: [trails(near: "Bern"), trails(near: "Bern"), region = "Bern"]"#,
      ])
  }

  @Test func unexpectedCallToAnAsyncMemberFailsItsTestOnce() async {
    let failures = await outlines {
      ranger.stub(.closures).andReturn([String]())
      _ = try? await ranger.closures(on: 1)
      _ = await ranger.forecast(for: 2)
      expectExactly(ranger.call(.closures))
      expectNoUnverifiedCalls(to: ranger)
    }
    #expect(failures == ["missingStub FakeRanger.forecast(for: 2)"])
  }

  @Test func unexpectedCallToAThrowingMemberFailsItsTestOnce() {
    let failures = outlines {
      _ = try? ranger.length(of: .eiger)
      store.region = "Bern"
      let forecast: Int = ranger.anything(1)
      #expect(forecast == 0)
      expectExactly(store.call(.region), ranger.call(.anything))
    }
    #expect(
      failures == [
        #"missingStub FakeRanger.length(of: Trail(name: "Eiger Trail", ascent: 140))"#,
        "missingStub FakeRanger.anything(1)",
      ])
  }

  @Test func unexpectedStaticCallFailsItsTestOnce() {
    withOwnStaticFakes {
      let failures = outlines {
        FakeTrailStore.stub(.open).with("a").andReturn(1)
        _ = FakeTrailStore.open("a")
        _ = FakeTrailStore.open("b")
        expectExactly(FakeTrailStore.call(.open, with: "a"))
        FakeTrailStore.record.hasNoUnverifiedCalls(
          excluding: [FakeTrailStore.ClassFunction](), nil
        ).report(at: CodeLocation(#filePath, #line))
      }
      #expect(failures == [#"missingStub FakeTrailStore.self.open("b")"#])
    }
  }

  @Test func repeatedCallFailsItsTestOnceEach() {
    let failures = outlines {
      for _ in 1...2 { _ = store.trails(near: "Bern") }
      store.region = "Bern"
      expectExactly(store.call(.region))
      expectNoUnverifiedCalls(to: store)
    }
    #expect(
      failures == [
        Self.missingStub,
        Self.missingStub + ", repeated: 2",
      ])
  }

  @Test func onlyCallsSinceACheckpointAreCompared() {
    let failures = outlines {
      store.region = "Thun"
      let mark = Checkpoint()
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region), since: mark)
    }
    #expect(failures == [Self.missingStub])
  }

  /// A test with known issues passes.
  @Test func knownMissingStubIsStillUnexpected() {
    let known = KnownFailures()
    Reporting.local.withValue([known]) { _ = store.trails(near: "Bern") }
    store.region = "Bern"
    Reporting.local.withValue([known.recorder]) {
      expectExactly(store.call(.region))
    }
    #expect(known.recorder.failures.map(\.outline) == [Self.missingStub, Self.notExactly])
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
      known.recorder.failures.map(\.outline)
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
      known.recorder.failures.map(\.outline) == [
        Self.missingStub,
        Self.missingStub + ", repeated: 2",
        """
        notExactly FakeTrailStore
        + 1 trails(near: "Bern")
        + 2 trails(near: "Bern")
          3 region = "Bern"
        """,
      ])
  }

  /// A fake can be shared by several tests.
  @Test func failureOfAnotherTestDoesNotCount() {
    #expect(outlines { _ = store.trails(near: "Bern") } == [Self.missingStub])
    store.region = "Bern"
    #expect(outlines { expectExactly(store.call(.region)) } == [Self.notExactly])
    #expect(failures { expectNoUnverifiedCalls(to: store) }.count == 1)
  }

  @Test func failureOfATestThatIsOverDoesNotCount() {
    withOwnStaticFakes {
      let failures = outlines {
        _ = store.trails(near: "Bern")
        store.region = "Bern"
        TestScope.current.ledger.forgetRecords()
        expectExactly(store.call(.region))
      }
      #expect(failures == [Self.missingStub, Self.notExactly])
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
    #expect(recorder.failures.map(\.outline) == [Self.notExactly])
    // A report that outlives its call keeps only the text.
    let text = failures { _ = FakeTrailStore().trails(near: "Bern") }
    #expect(scope.end().map(\.text) == text)
  }

  @Test func callThatAnAssertionHasListedIsStillUnexpected() {
    let failures = outlines {
      store.region = "Thun"
      store.region = "Bern"
      store.call(.save).received(.atLeast(1), nil)
        .report(at: CodeLocation(#filePath, #line))
      expectExactly(store.call(.region, with: "Bern"))
    }
    #expect(
      failures == [
        "notReceived FakeTrailStore.save(_:as:) 0 of atLeast(1)",
        """
        notExactly FakeTrailStore
        + 1 region = "Thun"
          2 region = "Bern"
        """,
      ])
  }

  @Test func callIsNotForgottenWhenAnAssertionListsIt() {
    let failures = outlines {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      store.call(.save).received(.atLeast(1), nil)
        .report(at: CodeLocation(#filePath, #line))
      expectExactly(store.call(.region))
    }
    #expect(failures.count == 2)
  }

  @Test func callWithAStubIsStillUnexpected() {
    let failures = outlines {
      _ = store.trails(near: "Bern")
      store.stub(.trails).andReturn([Trail]())
      _ = store.trails(near: "Bern")
      expectExactly(store.call(.trails))
    }
    #expect(
      failures == [
        Self.missingStub,
        """
        notExactly FakeTrailStore
          1 trails(near: "Bern")
        + 2 trails(near: "Bern")
        """,
      ])
  }

  @Test func callWithADefaultValueIsStillUnexpected() {
    store.spryStorage.unstubbedPolicy = .returnDefault
    let failures = outlines {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region))
    }
    #expect(failures == [Self.notExactly])
  }

  @Test func callWhoseStubCannotAnswerIsStillUnexpected() {
    let failures = outlines {
      store.stub(.trails, file: "/tests/StoreTests.swift", line: 7).andDo { 1 }
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      expectExactly(store.call(.region))
    }
    #expect(
      failures == [
        #"wrongResult FakeTrailStore.trails(near: "Bern")"#, Self.notExactly,
      ])
  }

  @Test func missingCallFailsToo() {
    let failures = outlines {
      _ = store.trails(near: "Bern")
      expectExactly(store.call(.region))
    }
    #expect(
      failures == [
        Self.missingStub,
        """
        notExactly FakeTrailStore
        - region
        + 1 trails(near: "Bern")
        """,
      ])
  }

  @Test func callWithOtherArgumentsFailsToo() {
    let failures = outlines {
      _ = store.trails(near: "Bern")
      expectExactly(store.call(.trails, with: "Thun"))
    }
    #expect(
      failures == [
        Self.missingStub,
        """
        notExactly FakeTrailStore
        ~ 1 trails(near: "Bern"), not trails(near: "Thun")
        """,
      ])
  }

  @Test func anotherUnexpectedCallFailsToo() {
    let failures = outlines {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      store.region = "Thun"
      expectExactly(store.call(.region, with: "Bern"))
      expectNoUnverifiedCalls(to: store)
    }
    #expect(
      failures == [
        Self.missingStub,
        """
        notExactly FakeTrailStore
        + 1 trails(near: "Bern")
          2 region = "Bern"
        + 3 region = "Thun"
        """,
      ])
  }

  /// Which call of several fakes has failed the test is known for each fake.
  @Test func callsToSeveralFakesAreToldApart() {
    let other = FakeTrailStore()
    let failures = outlines {
      store.region = "Bern"
      _ = other.trails(near: "Bern")
      other.region = "Bern"
      expectExactly(store.call(.region), other.call(.region))
      other.region = "Thun"
      expectExactly(store.call(.region), other.call(.region, with: "Bern"))
    }
    #expect(
      failures == [
        Self.missingStub,
        """
        notExactly FakeTrailStore, FakeTrailStore
          1 [0].region = "Bern"
        + 2 [1].trails(near: "Bern")
          3 [1].region = "Bern"
        + 4 [1].region = "Thun"
        """,
      ])
  }

  /// A call that isn't recorded has no ordinal that could be mistaken for that of another.
  @Test func callThatIsNotRecordedChangesNothing() {
    let failures = outlines {
      _ = store.region
      store.region = "Bern"
      expectExactly(store.call(.region, with: "Thun"))
    }
    #expect(failures.count == 2)
  }
}
