import Spry
import Testing

extension AssertionOutcome {
  /// Records an issue in the running test if something is wrong.
  ///
  /// - Parameters:
  ///   - comment: What the test's author adds; may be `nil`.
  ///   - sourceLocation: Where to record it.
  func record(_ comment: @autoclosure () -> Comment?, at sourceLocation: SourceLocation) {
    guard let text = text(adding: comment()?.rawValue ?? "") else { return }
    if Test.current != nil {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    } else {
      // An XCTest case, a detached task or a thread: the core knows where to turn, but takes only a
      // place that was written as a literal.
      let place = "\(sourceLocation.fileName):\(sourceLocation.line)"
      report(text: PlaceText.expected(text, at: place), at: CodeLocation(#filePath, #line))
    }
  }
}
