/// A failure as it is reported: its text, and the line to report it on.
package struct Report: Sendable {
  /// What went wrong, or `nil` if the report outlives that.
  package let failure: Failure?
  package let text: String
  package let location: CodeLocation

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - failure: What went wrong.
  ///   - location: The line to report it on.
  package init(_ failure: Failure, at location: CodeLocation) {
    self.init(failure.text, of: failure, at: location)
  }

  /// Creates a report of a text.
  package init(_ text: String, of failure: Failure? = nil, at location: CodeLocation) {
    (self.text, self.failure, self.location) = (text, failure, location)
  }

  /// The same report without the failure, whose values may have to be released when the call ends.
  var kept: Report { Report(text, at: location) }

  /// Adds a line to the text.
  func adding(_ line: String) -> Report { Report("\(text)\n\(line)", of: failure, at: location) }
}
