/// The assertions about one fake, without the test framework that reports them.
package struct Assertions<Function: StringRepresentable> {
  let subject: Subject<Function>

  /// A failure unless the call was received as often as specified.
  package func haveReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier
  ) -> AssertionOutcome {
    outcome(subject.ask(function, arguments, count).failure)
  }

  /// A failure if the call was received as often as specified, or if that cannot be said.
  package func haveNotReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier
  ) -> AssertionOutcome {
    let result = subject.ask(function, arguments, count)
    if let mistake = result.mistake { return outcome(mistake) }
    if result.success { return outcome(.received(result)) }
    let isUnknown = result.verification.hasUnknownArgumentCount(in: result.log)
    return outcome(isUnknown ? .notReceivable(result) : nil)
  }

  /// A failure if nothing was recorded.
  package func haveRecordedCalls() -> AssertionOutcome {
    outcome(subject.storage.log.isEmpty ? .noRecordedCalls(subject.identity) : nil)
  }

  /// A failure if anything was recorded.
  package func haveNoRecordedCalls() -> AssertionOutcome {
    let log = subject.storage.log
    return outcome(log.isEmpty ? nil : .recordedCalls(subject.identity, log))
  }

  private func outcome(_ failure: Failure?) -> AssertionOutcome {
    AssertionOutcome(failure, subject.storage.lateFailures)
  }
}

/// What an assertion found.
package struct AssertionOutcome {
  private let failure: Failure?
  private let lateFailures: LateFailures

  init(_ failure: Failure?, _ lateFailures: LateFailures) {
    self.failure = failure
    self.lateFailures = lateFailures
  }

  /// The failure's text with what the test's author adds to it, or `nil` if nothing is wrong.
  ///
  /// - Parameter message: The addition; may be empty.
  /// - Returns: The text.
  package func text(adding message: @autoclosure () -> String) -> String? {
    guard let failure else { return nil }
    let message = message()
    return message.isEmpty ? failure.text : "\(failure.text)\n\(message)"
  }

  /// Fails the running test if something is wrong.
  ///
  /// - Parameters:
  ///   - message: What the test's author adds to the failure; may be empty.
  ///   - location: The line to report it on.
  package func report(_ message: @autoclosure () -> String, at location: CodeLocation) {
    guard let text = text(adding: message()) else { return }
    report(text: text, at: location)
  }

  /// Fails the running test with a text made from the outcome's own.
  ///
  /// - Parameters:
  ///   - text: The failure's text.
  ///   - location: The line to report it on.
  package func report(text: String, at location: CodeLocation) {
    Reporting.report(text, at: location, lateFailures: lateFailures)
  }
}

extension Spyable {
  /// The assertions about this fake.
  package var assertions: Assertions<Function> { Assertions(subject: subject) }

  /// The assertions about the static members.
  package static var assertions: Assertions<ClassFunction> { Assertions(subject: subject) }
}
