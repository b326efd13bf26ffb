import Spry
import Testing

extension AssertionOutcome {
  /// Records an issue in the running test unless the assertion passed.
  ///
  /// - Parameters:
  ///   - comment: The test author's comment. If it is `nil`, nothing is added to the issue.
  ///   - sourceLocation: The location to record the issue at.
  func record(_ comment: @autoclosure () -> Comment?, at sourceLocation: SourceLocation) {
    guard let text = text(adding: comment()?.rawValue ?? "") else { return }
    if Test.current != nil {
      // A known issue doesn't fail the test, so another assertion may have to.
      if !Issue.record(text, at: sourceLocation).mayBeKnown { noteListedCalls() }
    } else {
      // In an XCTest case, an exit test, a detached task or a thread, the core knows where to
      // report.
      report(text: text, at: CodeLocation(sourceLocation))
    }
  }
}

extension Issue {
  /// Whether the issue is known, so that it doesn't fail its test, or whether that is unclear.
  ///
  /// Swift Testing has no public property for it.
  fileprivate var mayBeKnown: Bool {
    let context = Mirror(reflecting: self).children.first { $0.label == "knownIssueContext" }
    return context.map { !Mirror(reflecting: $0.value).children.isEmpty } ?? true
  }
}

extension CodeLocation {
  /// Converts a location of Swift Testing into one of the core.
  init(_ sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      let path = sourceLocation.filePath
    #else
      let path = sourceLocation._filePath
    #endif
    self.init(path: path, line: UInt(sourceLocation.line))
  }
}
