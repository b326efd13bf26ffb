package import Spry

extension AssertionOutcome {
  /// The text that the assertion would report, followed by a message, or `nil` if it passed.
  package func text(adding message: @autoclosure () -> String = "") -> String? {
    makeReport(adding: message, at: CodeLocation(#filePath, #line))?.text
  }

  /// Which failure it is, or `nil` if the assertion passed; see ``Failure/outline``.
  package var outline: String? {
    makeReport(adding: { "" }, at: CodeLocation(#filePath, #line))?.failure?.outline
  }
}
