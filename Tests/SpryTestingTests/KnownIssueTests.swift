import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing

@testable import Hiking

/// A test with known issues passes, so none of its other failures may get lost.
@Suite struct KnownIssueTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private func issue(_ text: String, at line: Int) -> ReportedFailure {
    ReportedFailure(text, at: line, in: "SpryTestingTests/KnownIssueTests.swift")
  }

  @Test(
    arguments: [
      { expectHaveReceived($0, .save) },
      { await expectHaveReceived($0, .save, within: .zero) },
      { XCTAssertHaveReceived($0, .save) },
      { expectExpectationsMet($0) },
      { $0.verify() },
    ] as [@Sendable (FakeTrailStore) async -> Void])
  func callsThatAKnownIssueHasListedAreListedAgain(
    assert: @Sendable (FakeTrailStore) async -> Void
  ) async {
    let expectation = store.expect(.save)
    store.region = "Bern"
    await withKnownIssue { await assert(store) }
    expectation.cancel()
    let line = #line + 1
    let issues = recordedIssues { expectNoUnverifiedCalls(store) }
    #expect(
      issues == [
        issue(
          """
          FakeTrailStore has 1 unverified call:
            1. region = "Bern"
          Verify it or, if it doesn't matter, pass excluding: [.region]
          """, at: line)
      ])
  }

  @Test func knownMissingStubIsStillUnexpectedAndUnverified() {
    withKnownIssue { _ = store.trails(near: "Bern") }
    store.region = "Bern"
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveReceivedExactly(store.call(.region))
      expectHaveReceived(store, .region)
      expectNoUnverifiedCalls(store)
    }
    #expect(
      issues == [
        issue(
          """
          FakeTrailStore did not receive exactly the expected calls.
            1. trails(near: "Bern"): not expected here
            2. region = "Bern"
          """, at: line),
        issue(
          """
          FakeTrailStore has 1 unverified call:
            1. trails(near: "Bern")
          Verify it or, if it doesn't matter, pass excluding: [.trails]
          """, at: line + 2),
      ])
  }

  @Test func knownMissingStubOfAnAsyncMemberIsStillUnexpected() async {
    await withKnownIssue { _ = await ranger.forecast(for: 1) }
    ranger.stub(.closures).andReturn([String]())
    _ = try? await ranger.closures(on: 2)
    let line = #line + 1
    let issues = recordedIssues { expectHaveReceivedExactly(ranger.call(.closures)) }
    #expect(
      issues == [
        issue(
          """
          FakeRanger did not receive exactly the expected calls.
            1. forecast(for: 1): not expected here
            2. closures(on: 2)
          """, at: line)
      ])
  }

  @Test(.spry) func knownMissingStubOfAStaticMemberIsStillUnexpected() {
    withKnownIssue { _ = FakeTrailStore.open("b") }
    FakeTrailStore.stub(.open).andReturn(1)
    _ = FakeTrailStore.open("a")
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveReceivedExactly(FakeTrailStore.call(.open, with: "a"))
    }
    #expect(
      issues == [
        issue(
          """
          FakeTrailStore.self did not receive exactly the expected calls.
            1. open("b"): not expected here
            2. open("a")
          """, at: line)
      ])
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
        issue.comments.contains { $0.rawValue.contains("has no stub for trails(near: \"Bern\")") }
      }
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(
      texts.withLock { $0 } == [
        """
        FakeTrailStore did not receive exactly the expected calls.
          1. trails(near: "Bern"): not expected here
          2. region = "Bern"
        """
      ])
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
      #expect(
        texts.withLock { $0 } == [
          """
          FakeTrailStore has no stub for trails(near: "Bern").
          Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
          """,
          """
          FakeTrailStore did not receive exactly the expected calls.
            1. trails(near: "Bern"): not expected here
            2. region = "Bern"
          """,
        ])
    }
  #endif
}
