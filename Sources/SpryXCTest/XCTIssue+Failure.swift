#if canImport(Darwin)
  package import Spry
  package import XCTest

  extension XCTIssue {
    /// A failure as `XCTFail` makes it.
    ///
    /// - Parameters:
    ///   - message: The failure's text.
    ///   - location: The line to show it on.
    ///   - hasCallStack: Whether those who call this are those who are to blame.
    package init(_ message: String, at location: CodeLocation, hasCallStack: Bool) {
      let line = XCTSourceCodeLocation(filePath: location.path, lineNumber: Int(location.line))
      self.init(
        type: .assertionFailure, compactDescription: "failed - \(message)",
        sourceCodeContext: hasCallStack
          // The call stack is that of this thread.
          ? XCTSourceCodeContext(location: line)
          : XCTSourceCodeContext(callStack: [], location: line))
    }
  }
#endif
