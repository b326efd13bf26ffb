#if canImport(Darwin)
  package import Spry
  package import XCTest

  extension XCTIssue {
    /// Creates an issue like that of `XCTFail`.
    ///
    /// - Parameters:
    ///   - message: The text of the failure.
    ///   - location: The line to report it on.
    ///   - hasCallStack: Whether the current call stack is that of the failure.
    package init(_ message: String, at location: CodeLocation, hasCallStack: Bool) {
      let line = XCTSourceCodeLocation(filePath: location.path, lineNumber: Int(location.line))
      self.init(
        type: .assertionFailure, compactDescription: "failed - \(message)",
        sourceCodeContext: hasCallStack
          // This takes the call stack of the current thread.
          ? XCTSourceCodeContext(location: line)
          : XCTSourceCodeContext(callStack: [], location: line))
    }
  }
#endif
