/// The outcome of an assertion: a failure, or nothing if it passed.
package struct AssertionOutcome {
  let failure: Failure?
  let end: TestEnd?

  /// Returns the failure's text followed by the test author's message, or `nil` if the assertion
  /// passed.
  ///
  /// - Parameter message: The test author's message. If it is empty, nothing is added.
  /// - Returns: The text to report.
  package func text(adding message: @autoclosure () -> String) -> String? {
    guard let failure else { return nil }
    let message = message()
    return message.isEmpty ? failure.text : "\(failure.text)\n\(message)"
  }

  /// Fails the running test unless the assertion passed.
  ///
  /// - Parameters:
  ///   - message: The test author's message. If it is empty, nothing is added.
  ///   - location: The line to report the failure on.
  package func report(_ message: @autoclosure () -> String, at location: CodeLocation) {
    if let text = text(adding: message()) { report(text: text, at: location) }
  }

  /// Notes that the running test has failed, and which calls the failure has listed.
  package func noteListedCalls() { end?.noteListed(failure?.calls.map(\.ordinal) ?? []) }

  /// Fails the running test with text that was made from the outcome's own.
  ///
  /// - Parameters:
  ///   - text: The text of the failure.
  ///   - location: The line to report the failure on.
  package func report(text: String, at location: CodeLocation) {
    if Reporting.report(text, at: location, end: end) { noteListedCalls() }
  }
}
