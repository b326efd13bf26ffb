package import Spry
import XCTest

/// Tells XCTest of a failure, when one of its test cases is running.
///
/// The core finds it by its name: linking the module is all the set-up there is.
package struct XCTestReporter: FailureReporter {
  package init() {
    TestCaseObserver.shared.start()
  }

  package func report(_ message: String, at location: CodeLocation) -> Bool {
    // `XCTFail` without a running test case says nothing, so it has to be known that there is one.
    TestCaseObserver.shared.isRunning {
      XCTFail(message, file: location.file, line: location.line)
    }
  }
}
