#if canImport(Darwin)
  package import Spry
  package import XCTest

  extension XCTIssue {
    /// Creates an issue like that of `XCTFail`.
    ///
    /// - Parameters:
    ///   - report: The failure.
    ///   - hasCallStack: Whether the current call stack is that of the failure.
    package init(_ report: Report, hasCallStack: Bool) {
      let line = XCTSourceCodeLocation(
        filePath: report.location.path, lineNumber: Int(report.location.line))
      self.init(
        type: .assertionFailure, compactDescription: "failed - \(report.text)",
        sourceCodeContext: hasCallStack
          // This takes the call stack of the current thread.
          ? XCTSourceCodeContext(location: line)
          : XCTSourceCodeContext(callStack: [], location: line))
    }
  }
#endif
