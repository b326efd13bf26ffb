import Spry
import Testing

extension AssertionOutcome {
  /// Records an issue in the running test unless the assertion passed.
  ///
  /// - Parameters:
  ///   - comment: The test author's comment. If it is `nil`, nothing is added to the issue.
  ///   - sourceLocation: The location to record the issue at.
  func record(_ comment: () -> Comment?, _ sourceLocation: SourceLocation) {
    func message() -> String { comment()?.rawValue ?? "" }
    let location = CodeLocation(sourceLocation)
    guard let report = makeReport(adding: message, at: location) else { return }
    if Test.current != nil {
      // Unless this fails the test, another assertion may have to.
      if report.record(at: sourceLocation).hasFailedTest { noteListedCalls() }
    } else {
      // In an XCTest case, an exit test, a detached task or a thread, the core knows where to
      // report.
      send(report)
    }
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
