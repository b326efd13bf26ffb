import Spry
import Testing

extension AssertionOutcome {
  /// Records an issue in the running test if something is wrong.
  ///
  /// - Parameters:
  ///   - comment: The comment of the test's author; may be `nil`.
  ///   - sourceLocation: Where to record the issue.
  func record(_ comment: @autoclosure () -> Comment?, at sourceLocation: SourceLocation) {
    guard let text = text(adding: comment()?.rawValue ?? "") else { return }
    if Test.current != nil {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    } else {
      // An XCTest case, an exit test, a detached task or a thread: the core knows where to turn.
      report(text: text, at: CodeLocation(sourceLocation))
    }
  }
}

extension CodeLocation {
  /// The same location in the form of the core.
  init(_ sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      let path = sourceLocation.filePath
    #else
      let path = sourceLocation._filePath
    #endif
    self.init(path: path, line: UInt(sourceLocation.line))
  }
}
