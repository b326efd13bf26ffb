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

  private func failure(_ text: String, _ line: Int) -> RecordedFailure {
    RecordedFailure(text: "failed - " + text, file: #filePath, line: line)
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

  func testFailsForCallsOutOfOrder() {
    store.save(.eiger, as: "best")
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceivedInOrder(
        store.call(.trails), store.call(.save), since: nil, "ask first")
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          Calls were not received in order: FakeTrailStore.save(_:as:) was not received after FakeTrailStore.trails(near:).
          Expected order:
            1. FakeTrailStore.trails(near:): received as #2
            2. FakeTrailStore.save(_:as:): not received after that; last received as #1
          All calls:
            1. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
            2. FakeTrailStore.trails(near: "Bern")
          ask first
          """, line)
      ])
  }

  func testFailsForUnverifiedCalls() {
    _ = store.trails(near: "Bern")
    _ = FakeTrailStore.open("a.json")
    let line = #line + 2
    let failures = failures {
      XCTAssertNoUnverifiedCalls(store)
      XCTAssertNoUnverifiedCalls(FakeTrailStore.self, excluding: [], "all files")
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore has 1 unverified call:
            1. trails(near: "Bern")
          Verify it or, if it doesn't matter, pass excluding: [.trails]
          """, line),
        failure(
          """
          FakeTrailStore.self has 1 unverified call:
            1. open("a.json")
          Verify it or, if it doesn't matter, pass excluding: [.open]
          all files
          """, line + 1),
      ])
  }

  func testFailsOnceForCallsThatItHasListed() {
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .region)
      XCTAssertNoUnverifiedCalls(store)
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore did not receive region.
          All calls:
            1. trails(near: "Bern")
          """, line)
      ])
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
    func text(_ call: String, _ line: Int) -> String {
      """
      \(call) after the expectation.
      It received no calls after the expectation.
      The verification is at VerifyingTests.swift:\(line).
      """
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          text("FakeTrailStore did not receive trails(near:)", line) + "\na message", declared),
        failure(
          text("FakeTrailStore did not receive region", line) + "\na message", declared + 2),
        failure(
          text("FakeTrailStore.self did not receive open(\"a.json\")", line + 1), declared + 1),
      ])
  }

  func testWaitingAssertionsFail() async {
    startRecording()
    let line = #line + 1
    await XCTAssertHaveReceived(store, .trails, within: moment, "no answer")
    await XCTAssertHaveRecordedCalls(store, within: moment)
    _ = store.trails(near: "Bern")
    await XCTAssertHaveNotReceived(store, .trails, within: limit)
    await XCTAssertHaveNoRecordedCalls(store, within: limit)
    await XCTAssertHaveReceivedInOrder(store.call(.region), within: moment)
    XCTAssertEqual(
      stopRecording(),
      [
        failure(
          """
          FakeTrailStore did not receive trails(near:) within 0.005 seconds.
          It received no calls.
          no answer
          """, line),
        failure("FakeTrailStore received no calls, expected at least one.", line + 1),
        failure(
          """
          FakeTrailStore received trails(near:) once, expected no calls.
          All calls:
            1. trails(near: "Bern")
          """, line + 3),
        failure(
          """
          FakeTrailStore received 1 call, expected no calls.
          All calls:
            1. trails(near: "Bern")
          """, line + 4),
        failure(
          """
          Calls were not received in order: FakeTrailStore.region was not received.
          Expected order:
            1. FakeTrailStore.region: not received
          All calls:
            1. FakeTrailStore.trails(near: "Bern")
          """, line + 5),
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
              failed - FakeTrailStore was expected to receive trails(near: "Bern") exactly once, \
              but the expectation was never verified.
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
