/// What an assertion found.
package struct AssertionOutcome {
  private let failure: Failure?
  private let end: TestEnd?

  init(_ failure: Failure?, _ end: TestEnd?) {
    self.failure = failure
    self.end = end
  }

  /// The failure's text with the message of the test's author, or `nil` if nothing is wrong.
  ///
  /// - Parameter message: The message; may be empty.
  /// - Returns: The text.
  package func text(adding message: @autoclosure () -> String) -> String? {
    guard let failure else { return nil }
    let message = message()
    return message.isEmpty ? failure.text : "\(failure.text)\n\(message)"
  }

  /// Fails the running test if something is wrong.
  ///
  /// - Parameters:
  ///   - message: The message of the test's author; may be empty.
  ///   - location: The line to report the failure on.
  package func report(_ message: @autoclosure () -> String, at location: CodeLocation) {
    guard let text = text(adding: message()) else { return }
    report(text: text, at: location)
  }

  /// Fails the running test with a text that was made from the outcome's own.
  ///
  /// - Parameters:
  ///   - text: The text of the failure.
  ///   - location: The line to report the failure on.
  package func report(text: String, at location: CodeLocation) {
    Reporting.report(text, at: location, end: end)
  }
}
