import Spry
import XCTest

extension XCTestCase {
  /// Fails the test case as `XCTFail` does, on a line that need not be a literal.
  ///
  /// Xcode shows a failure on the lines of the test that are in its call stack, too. So a missing
  /// stub, whose line is in the fake, leads to the line of the test.
  ///
  /// - Parameters:
  ///   - message: The failure's text.
  ///   - location: The line to show it on.
  ///   - isLate: Whether it happened earlier, so that the call stack leads nowhere.
  func recordFailure(_ message: String, at location: CodeLocation, isLate: Bool) {
    #if canImport(Darwin)
      record(XCTIssue(message, at: location, hasCallStack: !isLate))
    #else
      recordFailure(
        withDescription: "failed - \(message)", inFile: location.path, atLine: Int(location.line),
        expected: true)
    #endif
  }
}
