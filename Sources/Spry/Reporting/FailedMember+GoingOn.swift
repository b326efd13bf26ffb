extension FailedMember {
  /// Reports a failure of the member, and goes on in the first way that is possible.
  ///
  /// It throws a ``SpryFailure`` if the member can throw that. Otherwise, it returns the type's
  /// value in `defaults`, or one that is made up, which the failure then says. If there is none,
  /// the process stops.
  ///
  /// - Parameters:
  ///   - report: The failure.
  ///   - error: The type of error that the member can throw, or `Never`.
  ///   - defaults: The default values that apply.
  ///   - send: Reports the failure.
  /// - Returns: A default value, or a made-up one.
  /// - Throws: A ``SpryFailure``.
  func goOn<Value, Failing: Error>(
    after report: Report, throwing error: Failing.Type, _ defaults: DefaultValues,
    send: (Report) -> Void
  ) throws(Failing) -> Value {
    let reported = SpryFailure(reported: report.text)
    if let error = reported as? Failing {
      send(report)
      throw error
    }
    if let value = defaults.value(of: Value.self) {
      send(report)
      return value
    }
    if let value = MadeUpValues(defaults: defaults, failure: reported).value(of: Value.self) {
      send(report.adding(madeUpText(Failing.self, Value.self)))
      return value
    }
    send(report)
    let text = stoppedText(Failing.self, Value.self, after: report.text)
    Reporting.trap(Report(text, at: report.location))
  }
}
