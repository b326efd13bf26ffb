package import Spry

/// A reporter that records failures in XCTest while one of its test cases is running.
///
/// The core finds it by its name, so linking the module is the only setup.
package struct XCTestReporter: FailureReporter {
  package init() { _ = TestCaseObserver.shared }

  package var isTestRunning: Bool { TestCaseObserver.shared.isRunning }

  package var seesEndOfTests: Bool { isTestRunning }

  package var runningTest: String? { TestCaseObserver.shared.testName }

  package var wantsCallers: Bool { isTestRunning }

  package func isTest(_ caller: Caller) -> Bool {
    guard let testCase = TestCaseObserver.shared.testCase else { return false }
    return caller.hasName("\(type(of: testCase))")
  }

  package func report(_ report: Report) -> Bool? { TestCaseObserver.shared.fail(report) }
}

/// Starts observing; called from C when the process starts.
@_cdecl("spry_add_xctest_reporter")
package func addXCTestReporter() { Reporting.add(XCTestReporter()) }
