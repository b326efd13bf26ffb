import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing

@testable import Hiking

/// A test with known issues passes, so none of its other failures may get lost.
@Suite struct KnownIssueTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private func issue(_ outcome: AssertionOutcome, at line: Int) -> ReportedFailure {
    ReportedFailure(
      outcome.text() ?? "The assertion passed.", at: line,
      in: "SpryTestingTests/KnownIssueTests.swift")
  }

  @Test(
    arguments: [
      { expectHaveReceived($0, .save) },
      { await expectHaveReceived($0, .save, within: .zero) },
      { XCTAssertHaveReceived($0, .save) },
      { expectExpectationsMet($0) },
      { $0.verify() },
      { expectNoUnverifiedCalls($0) },
    ] as [@Sendable (FakeTrailStore) async -> Void])
  func callsThatAKnownIssueHasListedAreListedAgain(
    assert: @Sendable (FakeTrailStore) async -> Void
  ) async {
    let expectation = store.expect(.save)
    store.region = "Bern"
    await withKnownIssue { await assert(store) }
    expectation.cancel()
    let outcome = store.record.hasNoUnverifiedCalls(
      excluding: [FakeTrailStore.Function](), nil)
    #expect(outcome.outline == #"unverifiedCalls FakeTrailStore: [region = "Bern"]"#)
    let line = #line + 1
    let issues = recordedIssues { expectNoUnverifiedCalls(store) }
    #expect(issues == [issue(outcome, at: line)])
  }

  @Test func knownMissingStubIsStillUnexpectedAndUnverified() {
    withKnownIssue { _ = store.trails(near: "Bern") }
    store.region = "Bern"
    let exactly = [store.call(.region)].receivedExactly(nil)
    #expect(
      exactly.outline == """
        notExactly FakeTrailStore
        + 1 trails(near: "Bern")
          2 region = "Bern"
        """)
    let unverified = store.record.hasNoUnverifiedCalls(
      excluding: [FakeTrailStore.Function.region], nil)
    #expect(unverified.outline == #"unverifiedCalls FakeTrailStore: [trails(near: "Bern")]"#)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveReceivedExactly(store.call(.region))
      expectHaveReceived(store, .region)
      expectNoUnverifiedCalls(store)
    }
    #expect(issues == [issue(exactly, at: line), issue(unverified, at: line + 2)])
  }

  @Test func knownMissingStubOfAnAsyncMemberIsStillUnexpected() async {
    await withKnownIssue { _ = await ranger.forecast(for: 1) }
    ranger.stub(.closures).andReturn([String]())
    _ = try? await ranger.closures(on: 2)
    let outcome = [ranger.call(.closures)].receivedExactly(nil)
    #expect(
      outcome.outline == """
        notExactly FakeRanger
        + 1 forecast(for: 1)
          2 closures(on: 2)
        """)
    let line = #line + 1
    let issues = recordedIssues { expectHaveReceivedExactly(ranger.call(.closures)) }
    #expect(issues == [issue(outcome, at: line)])
  }

  @Test(.spry) func knownMissingStubOfAStaticMemberIsStillUnexpected() {
    withKnownIssue { _ = FakeTrailStore.open("b") }
    FakeTrailStore.stub(.open).andReturn(1)
    _ = FakeTrailStore.open("a")
    let call = FakeTrailStore.call(.open, with: "a")
    let outcome = [call].receivedExactly(nil)
    #expect(
      outcome.outline == """
        notExactly FakeTrailStore.self
        + 1 open("b")
          2 open("a")
        """)
    let line = #line + 1
    let issues = recordedIssues { expectHaveReceivedExactly(call) }
    #expect(issues == [issue(outcome, at: line)])
  }

  /// Only the issue of the assertion isn't known.
  @Test func missingStubThatMatchesAKnownIssueIsStillUnexpected() {
    let texts = Lock<[String]>([])
    withKnownIssue {
      withKnownIssue {
        _ = store.trails(near: "Bern")
        store.region = "Bern"
        expectHaveReceivedExactly(store.call(.region))
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("fake.stub(.trails)") }
      }
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let outcome = [store.call(.region)].receivedExactly(nil)
    #expect(texts.withLock { $0 } == [outcome.text()])
  }

  @Test func knownIssueHasNotFailedTheTest() {
    let location = CodeLocation("/tests/GuideTests.swift", 3)
    withKnownIssue { #expect(TestingReporter().report(Report("closed", at: location)) == false) }
  }

  /// The trait decides later whether to leave out an issue.
  @Test(.filterIssues { $0.comments.map(\.rawValue) != ["closed"] })
  func issueThatATraitLeavesOutHasNotFailedTheTest() {
    let location = CodeLocation("/tests/GuideTests.swift", 3)
    #expect(TestingReporter().report(Report("closed", at: location)) == false)
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    /// An issue of the body may become known outside it.
    @Test(.early) func issueInTheBodyOfAnExitTestHasNotFailedTheTest() async {
      let texts = Lock<[String]>([])
      await withKnownIssue {
        await #expect(processExitsWith: .success) {
          let store = FakeTrailStore()
          _ = store.trails(near: "Bern")
          store.region = "Bern"
          expectHaveReceivedExactly(store.call(.region))
        }
      } matching: { issue in
        texts.withLock { $0 += issue.comments.map(\.rawValue) }
        return true
      }
      // In this process, the issue of the missing stub isn't one of the running test either.
      let missing = failures { _ = store.trails(near: "Bern") }
      store.region = "Bern"
      let outcome = [store.call(.region)].receivedExactly(nil)
      #expect(texts.withLock { $0 } == missing + [outcome.text() ?? ""])
    }
  #endif
}
