import Spry
import XCTest

extension XCTestCase {
  /// Fails the test case like `XCTFail`, but on a line that doesn't have to be a literal.
  ///
  /// Xcode also shows a failure on the lines of the test that are in its call stack. So a missing
  /// stub, which is reported on a line of the fake, leads to the line of the test.
  ///
  /// - Parameters:
  ///   - report: The failure.
  ///   - isLate: Whether the failure occurred earlier, so that the current call stack isn't that of
  ///     the failure.
  func recordFailure(_ report: Report, isLate: Bool) {
    #if canImport(Darwin)
      record(XCTIssue(report, hasCallStack: !isLate))
    #else
      recordFailure(
        withDescription: "failed - \(report.text)", inFile: report.location.path,
        atLine: Int(report.location.line), expected: true)
    #endif
  }
}
