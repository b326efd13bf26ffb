package import Foundation
package import Spry
package import XCTest

/// An observer that knows which test case is running and reports its leftovers when it ends.
package final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
  /// The observer of the process, which begins to observe when it is first asked for.
  package static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    let observe = { @Sendable in XCTestObservationCenter.shared.addTestObserver(observer) }
    // XCTest accepts observers on the main thread only. This is another thread if a linker has
    // removed the code that starts to observe, and then it must not wait.
    if Thread.isMainThread { observe() } else { DispatchQueue.main.async(execute: observe) }
    return observer
  }()

  private enum State: Sendable {
    /// No test case has started since observation began.
    ///
    /// Observation begins when the process starts. But if a linker has removed the code that starts
    /// it, because nothing calls that code, observation begins in the middle of a test case.
    case unknown
    case running(WeakReference?)
    case idle

    var testCase: XCTestCase? {
      if case .running(let reference) = self { reference?.object as? XCTestCase } else { nil }
    }
  }

  /// The state that the lock protects.
  private struct Observed: Sendable {
    var state = State.unknown
    /// The number of failures that test cases have recorded.
    var failureCount = 0
    /// The settings of the process when each suite, class, and test case that is running began.
    var settings: [UnstubbedSettings] = []
  }

  private let observed = Lock(Observed())

  /// Whether it is known that a test case is running.
  package var isRunning: Bool {
    if case .running = observed.withLock({ $0.state }) { true } else { false }
  }

  /// The test case that is running, if it is known.
  package var testCase: XCTestCase? { observed.withLock { $0.state }.testCase }

  /// The name of the running test case, including that of its method.
  var testName: String? { testCase?.name }

  /// Fails the running test case.
  ///
  /// - Parameters:
  ///   - report: The failure.
  ///   - isLate: Whether the failure occurred earlier, so that the current call stack isn't that of
  ///     the failure.
  /// - Returns: Whether the test case has failed, or `nil` if none is running. On Apple systems, an
  ///   expected failure doesn't fail it.
  package func fail(_ report: Report, isLate: Bool = false) -> Bool? {
    let before = observed.withLock { $0 }
    if case .idle = before.state { return nil }
    if let testCase = before.state.testCase {
      testCase.recordFailure(report, isLate: isLate)
    } else {
      // Without a running test case, this has no effect.
      XCTFail(report.text, file: report.location.file, line: report.location.line)
    }
    let hasFailed = observed.withLock { $0.failureCount } > before.failureCount
    if case .unknown = before.state, !hasFailed { return nil }
    return hasFailed
  }

  package func testCaseWillStart(_ testCase: XCTestCase) {
    keepSettings()
    let reference = WeakReference(testCase)
    observed.withLock { $0.state = .running(reference) }
    TestScope.current.ledger.forgetRecords()
    // The block that is added first runs last. A later failure, after the test case has finished,
    // would be ignored, and would crash the process on Linux.
    testCase.addTeardownBlock { Self.shared.failForLeftovers(of: reference) }
  }

  /// Reports the leftovers of an ending test case, such as unverified expectations, and the
  /// failures for which no test was found.
  private func failForLeftovers(of reference: WeakReference) {
    let unheard = UnheardFailures.takeAll()
    let run = (reference.object as? XCTestCase)?.testRun
    let hasFailed = !unheard.isEmpty || run.map { $0.totalFailureCount > 0 } ?? false
    let result: TestResult = run?.hasBeenSkipped ?? false ? .skipped : hasFailed ? .failed : .passed
    for report in unheard + TestScope.current.ledger.close(.testCase(result)) {
      _ = fail(report, isLate: true)
    }
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    observed.withLock { $0.state = .idle }
    finish()
  }

  package func testSuiteWillStart(_ testSuite: XCTestSuite) { keepSettings() }

  package func testSuiteDidFinish(_ testSuite: XCTestSuite) { finish() }

  private func keepSettings() {
    let settings = SpryConfiguration.settings
    observed.withLock { $0.settings.append(settings) }
  }

  /// Reports what has come after the check for leftovers, which comes before tearDown(), and ends
  /// the settings that were made since the suite, class, or test case began.
  private func finish() {
    for report in TestScope.current.ledger.close(.testCase(.passed)) { Reporting.report(report) }
    if let last = observed.withLock({ $0.settings.popLast() }) { SpryConfiguration.settings = last }
  }

  #if canImport(Darwin)
    package func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { countFailure() }
  #else
    package func testCase(
      _: XCTestCase, didFailWithDescription _: String, inFile _: String?, atLine _: Int
    ) { countFailure() }
  #endif

  private func countFailure() {
    observed.withLock { observed in
      observed.failureCount += 1
      if case .unknown = observed.state { observed.state = .running(nil) }
    }
  }
}
