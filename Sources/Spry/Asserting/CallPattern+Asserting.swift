// What a test asks of a call is answered here, once: for instances and static members, typed and
// untyped calls, and both test frameworks.
extension CallPattern {
  /// Returns a failure unless the call was received as often as specified.
  ///
  /// - Parameters:
  ///   - count: The expected number of calls.
  ///   - mark: If specified, only calls after this checkpoint are counted.
  ///   - wait: The wait for the calls, if there was one.
  /// - Returns: The outcome.
  package func received(
    _ count: CountSpecifier, _ mark: Checkpoint?, after wait: Wait? = nil
  ) -> AssertionOutcome {
    let result = settle(check(verification(count, since: mark), after: wait))
    return record.outcome(result.failure)
  }

  /// Returns a failure if the call was received as often as specified, or if that can't be
  /// determined; the parameters are the same.
  package func notReceived(
    _ count: CountSpecifier, _ mark: Checkpoint?, after wait: Wait? = nil
  ) -> AssertionOutcome {
    let result = check(verification(count, since: mark), after: wait)
    if let mistake = result.mistake { return record.outcome(mistake) }
    return record.outcome(result.success ? .received(result) : result.doubtfulSilence)
  }

  /// Checks the recorded calls and reports a mistake in the verification itself to the running
  /// test.
  func didCall(
    _ count: CountSpecifier, since mark: Checkpoint?, after wait: Wait? = nil
  ) -> DidCallResult { settle(check(reportingMistakes(count, since: mark), after: wait)) }

  /// Counts calls without expecting a number, so it marks none of them as verified.
  ///
  /// If the fake answers calls to the function without recording them, that is reported.
  func callCount(since mark: Checkpoint?) -> Int {
    let (matched, log) = look(reportingMistakes(.atLeast(0), since: mark))
    reportUnrecorded(in: log)
    return matched.count
  }

  func reportUnrecorded(in log: CallLog) {
    if log.calls(of: function).isUnrecorded {
      record.report(.unrecorded(fake, function), at: location)
    }
  }

  /// Declares the call as expected from now on.
  func expect(_ count: CountSpecifier) -> DeclaredExpectation {
    let verification = reportingMistakes(count, since: Checkpoint(.expectation))
    let expectation = Expectation(verification: verification, fake: fake, location: location)
    return DeclaredExpectation(
      call: self, verification: verification, pending: storage.declare(expectation))
  }

  func verification(_ count: CountSpecifier, since mark: Checkpoint?) -> Verification {
    Verification(call: expected, count: count, beginning: mark)
  }

  /// Creates a verification and reports a mistake in it to the running test.
  func reportingMistakes(_ count: CountSpecifier, since mark: Checkpoint?) -> Verification {
    let verification = self.verification(count, since: mark)
    if let mistake = verification.mistake(of: fake) { record.report(mistake, at: location) }
    return verification
  }

  /// Checks the recorded calls, without capturing arguments or marking calls as verified.
  func check(_ verification: Verification, after wait: Wait? = nil) -> DidCallResult {
    let (matched, log) = look(verification)
    return DidCallResult(matched, of: verification, in: log, fake, after: wait)
  }

  /// Finds the calls with matching arguments, among those after the verification's checkpoint.
  func look(_ verification: Verification) -> (matched: MatchedCalls, log: CallLog) {
    let log = storage.log.since(verification.beginning)
    return (verification.matches(in: log), log)
  }

  /// If the call was received as specified, captures arguments and marks the calls as verified.
  func settle(_ result: DidCallResult) -> DidCallResult {
    guard result.success else { return result }
    result.capture()
    storage.markVerified(result.matched)
    return result
  }
}
