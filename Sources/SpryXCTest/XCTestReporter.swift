package import Spry

/// Reports failures to XCTest while one of its test cases is running.
///
/// The core finds it by its name: linking the module is the only set-up.
package struct XCTestReporter: FailureReporter {
  package init() {
    TestCaseObserver.shared.start()
  }

  package var isTestRunning: Bool { TestCaseObserver.shared.isRunning }

  package var seesEndOfTests: Bool { TestCaseObserver.shared.isRunning }

  package func report(_ message: String, at location: CodeLocation) -> Bool {
    TestCaseObserver.shared.fail(message, at: location)
  }
}
