import Foundation
import Spry
import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

@Suite("Fakes shared by several tests or threads") struct SharedFakeTests {
  @Test func policyOfTheCallingTestApplies() async throws {
    let shared = Lock<FakeTrailStore?>(nil)
    try await run(.spry(policy: .returnDefault)) {
      let store = FakeTrailStore()
      shared.withLock { $0 = store }
      #expect(store.trails(near: "Bern") == [])
    }
    let store = try #require(shared.withLock { $0 })
    try await run(.spry) {
      withKnownIssue { #expect(store.trails(near: "Thun") == []) }
    }
    withKnownIssue { #expect(store.trails(near: "Visp") == []) }
    try await run(.spry(policy: .returnDefault)) {
      #expect(store.trails(near: "Brig") == [])
    }
  }

  @Test func policyOfARunningTestDoesNotApplyToAnother() async throws {
    try await run(.spry(policy: .returnDefault)) {
      let store = FakeTrailStore()
      #expect(store.trails(near: "Bern") == [])
      // A test without the trait, which runs at the same time.
      TestScope.local.withValue(.process) {
        withKnownIssue { #expect(store.trails(near: "Thun") == []) }
      }
    }
  }

  @Test func policyOfAnEndedTestDoesNotApplyToThreads() async throws {
    let shared = Lock<FakeTrailStore?>(nil)
    try await run(.spry(policy: .returnDefault)) {
      let store = FakeTrailStore()
      shared.withLock { $0 = store }
      await Task.detached { #expect(store.trails(near: "Bern") == []) }.value
    }
    let store = try #require(shared.withLock { $0 })
    let reporter = NoTestReporter()
    await Task.detached {
      Reporting.local.withValue([reporter]) { _ = store.trails(near: "Thun") }
    }.value
    #expect(reporter.texts.withLock { $0.count } == 1)
  }

  @Test func unverifiedExpectationDeclaredOnAThreadIsReported() async throws {
    try await withKnownIssue {
      try await run(.spry) {
        let store = FakeTrailStore()
        await withCheckedContinuation { continuation in
          Thread {
            store.expect(.save, file: "/tests/StoreTests.swift", line: 7)
            continuation.resume()
          }.start()
        }
      }
    } matching: { issue in
      issue.sourceLocation?.line == 7
    }
  }

  @Test func expectationDeclaredOnAThreadCanBeVerified() async throws {
    try await run(.spry) {
      let store = FakeTrailStore()
      _ = await Task.detached { store.expect(.save, countSpecifier: .never) }.value
      #expect(store.verify())
    }
  }
}

/// A reporter that records failures while no test is running.
private final class NoTestReporter: FailureReporter {
  let texts = Lock<[String]>([])
  var isTestRunning: Bool { false }

  func report(_ report: Report) -> Bool? {
    texts.withLock { $0.append(report.text) }
    return true
  }
}
