/// The assertions about one fake, without the test framework that reports them.
package struct Assertions<Function: StringRepresentable> {
  let subject: Subject<Function>

  /// A failure unless the call was received as often as specified.
  package func haveReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier
  ) -> AssertionOutcome {
    AssertionOutcome(failure: subject.ask(function, arguments, count).failure)
  }

  /// A failure if the call was received as often as specified, or if that cannot be said.
  package func haveNotReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier
  ) -> AssertionOutcome {
    let result = subject.ask(function, arguments, count)
    if let mistake = result.mistake { return AssertionOutcome(failure: mistake) }
    if result.success { return AssertionOutcome(failure: .received(result)) }
    let isUnknown = result.verification.hasUnknownArgumentCount(in: result.log)
    return AssertionOutcome(failure: isUnknown ? .notReceivable(result) : nil)
  }

  /// A failure if nothing was recorded.
  package func haveRecordedCalls() -> AssertionOutcome {
    AssertionOutcome(
      failure: subject.storage.log.isEmpty ? .noRecordedCalls(subject.identity) : nil)
  }

  /// A failure if anything was recorded.
  package func haveNoRecordedCalls() -> AssertionOutcome {
    let log = subject.storage.log
    return AssertionOutcome(failure: log.isEmpty ? nil : .recordedCalls(subject.identity, log))
  }
}

/// What an assertion found.
package struct AssertionOutcome {
  let failure: Failure?

  /// Fails the running test if something is wrong.
  ///
  /// - Parameters:
  ///   - message: What the test's author adds to the failure.
  ///   - location: The line to report it on.
  package func report(_ message: @autoclosure () -> String, at location: CodeLocation) {
    guard let failure else { return }
    Reporting.report(failure, message: message(), at: location)
  }
}

extension Spyable {
  /// The assertions about this fake.
  package var assertions: Assertions<Function> { Assertions(subject: subject) }

  /// The assertions about the static members.
  package static var assertions: Assertions<ClassFunction> { Assertions(subject: subject) }
}
