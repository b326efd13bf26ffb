import Foundation
import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

final class VerifyingTests: RecordingTestCase {
  private let store = FakeTrailStore()
  private let limit = Duration.seconds(30)
  private let moment = Duration.milliseconds(5)

  override func setUp() {
    FakeTrailStore.resetCallsAndStubs()
    FakeTrailStore.stub(.open).andReturn(1)
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  func testAssertionsPass() async {
    _ = FakeTrailStore.open("a.json")
    let mark = Checkpoint()
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    XCTAssertHaveReceivedInOrder(
      FakeTrailStore.call(.open, with: "a.json"), store.call(.trails), store.call(.save))
    XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save), since: mark)
    XCTAssertNoUnverifiedCalls(store)
    XCTAssertNoUnverifiedCalls(FakeTrailStore.self)
    XCTAssertHaveReceived(store, .save, countSpecifier: .once, since: mark)
    XCTAssertHaveNotReceived(FakeTrailStore.self, .open, since: mark)
    XCTAssertHaveNoRecordedCalls(FakeTrailStore.self, since: mark)
    XCTAssertHaveRecordedCalls(store, since: mark)

    store.region = "Bern"
    XCTAssertNoUnverifiedCalls(store, excluding: [.region])
    store.expect(.region)
    FakeTrailStore.expect(.open, countSpecifier: .never)
    store.region = "Valais"
    XCTAssertExpectationsMet(store)
    XCTAssertExpectationsMet(FakeTrailStore.self)

    await XCTAssertHaveReceived(store, .trails, with: "Bern", within: limit)
    await XCTAssertHaveReceived(FakeTrailStore.self, .open, within: limit)
    await XCTAssertHaveNotReceived(store, .trails, with: "Thun", within: moment)
    await XCTAssertHaveNotReceived(FakeTrailStore.self, .open, with: "b.json", within: moment)
    await XCTAssertHaveRecordedCalls(store, within: limit)
    await XCTAssertHaveRecordedCalls(FakeTrailStore.self, within: limit)
    await XCTAssertHaveNoRecordedCalls(FakeTrailStore(), within: moment)
    await XCTAssertHaveNoRecordedCalls(FakeTrailStore.self, since: mark, within: moment)
    await XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save), within: limit)
  }

  func testWaitsForAnOrderUntilItsLastCall() async {
    _ = store.trails(near: "Bern")
    Task { [store] in
      try await Task.sleep(for: .milliseconds(50))
      store.save(.eiger, as: "best")
    }
    await XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save), within: limit)
  }

  func testFailsForCallsOutOfOrder() {
    store.save(.eiger, as: "best")
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceivedInOrder(
        store.call(.trails), store.call(.save), since: nil, "ask first")
    }
    let outcome = OrderAssertion.haveReceivedInOrder(
      [store.call(.trails), store.call(.save)], since: nil)
    XCTAssertEqual(outcome.outline, "outOfOrder FakeTrailStore.save(_:as:), 1 of 2 found")
    XCTAssertEqual(failures, [failure(outcome, adding: "ask first", line)])
  }

  func testFailsForUnverifiedCalls() {
    _ = store.trails(near: "Bern")
    _ = FakeTrailStore.open("a.json")
    let unverified = store.record.noUnverifiedCalls(
      excluding: [FakeTrailStore.Function](), since: nil)
    let unverifiedStatic = FakeTrailStore.record.noUnverifiedCalls(
      excluding: [FakeTrailStore.ClassFunction](), since: nil)
    let line = #line + 2
    let failures = failures {
      XCTAssertNoUnverifiedCalls(store)
      XCTAssertNoUnverifiedCalls(FakeTrailStore.self, excluding: [], "all files")
    }
    XCTAssertEqual(
      unverifiedStatic.outline, #"unverifiedCalls FakeTrailStore.self: [open("a.json")]"#)
    XCTAssertEqual(
      failures,
      [failure(unverified, line), failure(unverifiedStatic, adding: "all files", line + 1)])
  }

  func testFailsOnceForCallsThatItHasListed() {
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .region)
      XCTAssertNoUnverifiedCalls(store)
    }
    let outcome = store.call(.region).haveReceived(.atLeast(1), since: nil)
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

  func testWaitingAssertionsFail() async {
    startRecording()
    let line = #line + 1
    await XCTAssertHaveReceived(store, .trails, within: moment, "no answer")
    await XCTAssertHaveRecordedCalls(store, within: moment)
    let trails = store.call(.trails)
    let none = [
      failure(
        trails.haveReceived(.atLeast(1), since: nil, after: (moment, true)), adding: "no answer",
        line),
      failure(store.record.haveRecordedCalls(since: nil), line + 1),
    ]
    _ = store.trails(near: "Bern")
    let next = #line + 1
    await XCTAssertHaveNotReceived(store, .trails, within: limit)
    await XCTAssertHaveNoRecordedCalls(store, within: limit)
    await XCTAssertHaveReceivedInOrder(store.call(.region), within: moment)
    XCTAssertEqual(
      stopRecording(),
      none + [
        failure(trails.haveNotReceived(.atLeast(1), since: nil), next),
        failure(store.record.haveNoRecordedCalls(since: nil), next + 1),
        failure(
          OrderAssertion.haveReceivedInOrder([store.call(.region)], since: nil), next + 2),
      ])
  }
}

/// A reporter that reaches no test.
private struct DeafReporter: FailureReporter {
  func report(_ report: Report) -> Bool? { nil }
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
      properties, in the class methods setUp() and tearDown(), and on threads or in tasks that outlive their test.
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
