/// The outcome of an assertion: a failure, or nothing if it passed.
package struct AssertionOutcome {
  package let failure: Failure?
  let ledger: TestLedger?

  /// Returns the report of the failure, or `nil` if the assertion passed.
  ///
  /// - Parameters:
  ///   - message: The test author's message, which follows the text of the failure. If it is empty,
  ///     nothing is added.
  ///   - location: The line to report the failure on.
  /// - Returns: The report.
  package func makeReport(adding message: () -> String, at location: CodeLocation) -> Report? {
    guard let failure else { return nil }
    let report = Report(failure, at: location)
    let message = message()
    return message.isEmpty ? report : report.adding(message)
  }

  /// Fails the running test unless the assertion passed.
  ///
  /// The parameters are those of ``makeReport(adding:at:)``.
  package func report(_ message: () -> String = { "" }, at location: CodeLocation) {
    if let report = makeReport(adding: message, at: location) { send(report) }
  }

  /// Fails the running test unless the assertion passed; see ``report(_:at:)``.
  package func report(_ message: () -> String, _ file: StaticString, _ line: UInt) {
    report(message, at: CodeLocation(file, line))
  }

  /// Fails the running test.
  package func send(_ report: Report) {
    if Reporting.report(report, ledger: ledger) { noteListedCalls() }
  }

  /// Notes that the running test has failed, and which calls the failure has listed.
  package func noteListedCalls() { ledger?.noteListed(failure?.calls.map(\.ordinal) ?? []) }
}
