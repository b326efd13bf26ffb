import Foundation
import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

final class VerifyingTests: RecordingTestCase {
  private let store = FakeTrailStore()

  override func setUp() {
    FakeTrailStore.resetCallsAndStubs()
    FakeTrailStore.stub(.open).andReturn(1)
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  func testPassesForAStaticCall() {
    _ = FakeTrailStore.open("a.json")
    XCTAssertHaveReceived(FakeTrailStore.self, .open, with: "a.json")
  }

  func testFailsOnceForCallsThatItHasListed() {
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .region)
      XCTAssertNoUnverifiedCalls(store)
    }
    let outcome = store.call(.region).received(.atLeast(1), nil)
    XCTAssertEqual(failures, [failure(outcome, line)])
  }

  func testUnmetExpectationsFailWhereTheyWereDeclared() {
    let declared = #line + 1
    store.expect(.trails)
    FakeTrailStore.expect(.open, with: "a.json")
    store.expect(.region)
    let line = #line + 2
    let failures = failures {
      XCTAssertExpectationsMet(store, "a message")
      FakeTrailStore.verify()
    }
    XCTAssertEqual(failures.map(\.line), [declared, declared + 2, declared + 1])
    XCTAssertEqual(failures.map(\.file), Array(repeating: #filePath, count: 3))
    let calls = ["trails(near:)", "region", #"open("a.json")"#]
    XCTAssertEqual(
      zip(failures, calls).map { $0.text.prefix { $0 != "\n" }.contains($1) },
      [true, true, true])
    let ends = ["\(line).\na message", "\(line).\na message", "\(line + 1)."]
    XCTAssertEqual(
      zip(failures, ends).map { $0.text.hasSuffix("VerifyingTests.swift:\($1)") },
      [true, true, true])
  }
}

/// An expectation that its test doesn't verify fails the test when it ends.
final class UnverifiedExpectationTests: RecordingTestCase {
  private var declared: [Int] = []
  private var unheard: [RecordedFailure] = []

  override func tearDown() {
    let line = declared.first ?? 0
    XCTAssertEqual(
      stopRecording(),
      declared.isEmpty
        ? unheard
        : [
          RecordedFailure(
            text: """
              failed - FakeTrailStore has an expectation that was never verified: \
              trails(near: "Bern"), expected exactly once.
              Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
              """,
            file: #filePath, line: line)
        ])
  }

  func testExpectationOfADeallocatedFakeIsReported() {
    startRecording()
    declared = [#line + 1]
    FakeTrailStore().expect(.trails, with: "Bern", countSpecifier: .once)
  }

  func testAsyncTestReportsUnverifiedExpectations() async {
    startRecording()
    let store = FakeTrailStore()
    await Task.yield()
    declared = [#line + 1]
    store.expect(.trails, with: "Bern", countSpecifier: .once)
  }

  /// Skips itself, because this test is about skipped tests; `tearDown` checks the result.
  func testSkippedTestNeedNotVerify() throws {
    startRecording()
    FakeTrailStore().expect(.trails, countSpecifier: .once)
    throw XCTSkip("Skipped to check that unverified expectations don't fail a skipped test.")
  }

  /// Such a failure may belong to an earlier test.
  func testSkippedTestReportsFailuresThatReachedNoTest() throws {
    startRecording()
    let line = UInt(#line)
    withoutStandardError {
      Reporting.local.withValue([DeafReporter()]) {
        _ = Reporting.report(Report("The guide is gone.", at: CodeLocation(#filePath, line)))
      }
    }
    let text = """
      failed - The guide is gone.
      No test was running when this happened. Look for calls in the initial values of XCTestCase \
      properties, in tearDown(), in the class methods setUp() and tearDown(), and on threads or in tasks that outlive their test. If a test was running, link SpryXCTest for XCTest, or SpryTesting for Swift Testing.
      """
    unheard = [RecordedFailure(text: text, file: #filePath, line: Int(line))]
    throw XCTSkip("Skipped to check that a skipped test reports the failures of others.")
  }

  /// Discards what is printed at once, because it looks like a failure of this run.
  private func withoutStandardError(_ body: () -> Void) {
    let saved = dup(STDERR_FILENO)
    let null = unsafe open("/dev/null", O_WRONLY)
    dup2(null, STDERR_FILENO)
    body()
    dup2(saved, STDERR_FILENO)
    close(saved)
    close(null)
  }

  func testTeardownBlockMayVerify() {
    startRecording()
    let store = FakeTrailStore()
    store.expect(.trails, countSpecifier: .never)
    addTeardownBlock { XCTAssertExpectationsMet(store) }
  }
}
