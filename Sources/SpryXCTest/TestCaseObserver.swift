import Foundation
import Spry
import XCTest

/// Knows whether an XCTest case is running, and looks at what it has left undone when it ends.
final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
  static let shared = TestCaseObserver()

  private enum State: Sendable {
    /// No test case has started since observation began. That is when the process starts, but
    /// where a linker has dropped what nobody calls, it is in the middle of a test case.
    case unknown
    case running
    case idle
  }

  /// All that the lock protects.
  private struct Observed: Sendable {
    var isStarted = false
    var state = State.unknown
    /// The number of failures that test cases have recorded.
    var failureCount = 0
  }

  private let observed = Lock(Observed())

  /// Begins to observe, if it has not begun yet.
  func start() {
    let isFirst = observed.withLock { observed in
      defer { observed.isStarted = true }
      return !observed.isStarted
    }
    if isFirst { XCTestObservationCenter.shared.addTestObserver(self) }
  }

  /// Fails the running test case.
  ///
  /// - Parameter fail: Records a failure.
  /// - Returns: Whether a test case is running. If not, `fail` has had no effect.
  func isRunning(_ fail: () -> Void) -> Bool {
    let before = observed.withLock { $0 }
    if before.state == .idle { return false }
    fail()
    // Where it is not known whether a test case was running, the failure that it recorded tells.
    return before.state == .running
      || observed.withLock { $0.failureCount } > before.failureCount
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    observed.withLock { $0.state = .running }
    // The first block to be added is the last to run. A failure that came any later, when the test
    // case has finished, would not count, and ends the process on Linux.
    testCase.addTeardownBlock { [run = testCase.testRun] in
      // What a skipped test has not verified does not matter.
      let isSkipped = run?.hasBeenSkipped ?? false
      Self.failForUnverifiedExpectations(reporting: !isSkipped)
    }
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    // Those of a test case whose start was not seen, and of which none came after.
    Self.failForUnverifiedExpectations()
  }

  private static func failForUnverifiedExpectations(reporting: Bool = true) {
    for expectation in TestScope.current.unverifiedExpectations.takeAll() where reporting {
      Reporting.report(.unverifiedExpectation(expectation), at: expectation.location)
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    observed.withLock { $0.state = .idle }
  }

  #if canImport(Darwin)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      countFailure()
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      countFailure()
    }
  #endif

  private func countFailure() {
    observed.withLock {
      $0.state = .running
      $0.failureCount += 1
    }
  }
}

/// Called when the process starts, from C.
@_cdecl("spry_observe_test_cases")
func observeTestCases() {
  TestCaseObserver.shared.start()
}
