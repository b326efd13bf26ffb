// Assertions about one fake, independent of the test framework that reports them.
extension Subject {
  /// Returns a failure unless the call was received as often as specified.
  package func haveReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?
  ) -> AssertionOutcome {
    received(ask(Verification(function, arguments, count, since: since)))
  }

  /// The same, after waiting for the calls.
  nonisolated(nonsending) package func haveReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?,
    within limit: Duration
  ) async -> AssertionOutcome {
    received(
      await ask(Verification(function, arguments, count, since: since), within: limit))
  }

  /// Returns a failure if the call was received as often as specified, or if that can't be
  /// determined.
  package func haveNotReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?
  ) -> AssertionOutcome {
    notReceived(ask(Verification(function, arguments, count, since: since)))
  }

  /// The same, after waiting for calls that would make it fail.
  nonisolated(nonsending) package func haveNotReceived(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?,
    within limit: Duration
  ) async -> AssertionOutcome {
    notReceived(
      await ask(Verification(function, arguments, count, since: since), within: limit))
  }

  /// Returns a failure if no calls were recorded.
  package func haveRecordedCalls(since: Checkpoint?) -> AssertionOutcome {
    recorded(storage.log.since(since))
  }

  /// The same, after waiting for a call.
  nonisolated(nonsending) package func haveRecordedCalls(
    since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    recorded(await firstCalls(since: since, within: limit).log)
  }

  /// Returns a failure if any calls were recorded.
  package func haveNoRecordedCalls(since: Checkpoint?) -> AssertionOutcome {
    recordedNothing(storage.log.since(since))
  }

  /// The same, after waiting for a call that would make it fail.
  nonisolated(nonsending) package func haveNoRecordedCalls(
    since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    let (log, isConfirmed) = await firstCalls(since: since, within: limit)
    return log.isEmpty && !isConfirmed
      ? outcome(.unconfirmedSilence(identity)) : recordedNothing(log)
  }

  /// Returns a failure if there are calls that no verification has matched.
  package func noUnverifiedCalls(
    excluding functions: [Function], since: Checkpoint?
  ) -> AssertionOutcome {
    let calls = unverifiedCalls(excluding: functions, since: since)
    return outcome(calls.isEmpty ? nil : .unverifiedCalls(identity, calls))
  }

  /// Returns a failure for each expectation that wasn't met, with the line that declared it.
  ///
  /// - Parameter verification: The line of the verification, which the failures name.
  /// - Returns: The failures, each with the line to report it on.
  package func expectationsMet(
    verifiedAt verification: CodeLocation
  ) -> [(outcome: AssertionOutcome, location: CodeLocation)] {
    verifyExpectations().filter { !$0.result.success }.map { result, location in
      (outcome(.unmetExpectation(result, verifiedAt: verification.shortName)), location)
    }
  }
}

// Code that the forms with and without waiting share.
extension Subject {
  private func received(_ result: DidCallResult) -> AssertionOutcome {
    settle(result)
    return outcome(result.failure)
  }

  private func notReceived(_ result: DidCallResult) -> AssertionOutcome {
    if let mistake = result.mistake { return outcome(mistake) }
    if result.success { return outcome(.received(result)) }
    return outcome(result.doubtfulSilence)
  }

  private func recorded(_ log: CallLog) -> AssertionOutcome {
    outcome(log.isEmpty ? .noRecordedCalls(identity, log) : nil)
  }

  private func recordedNothing(_ log: CallLog) -> AssertionOutcome {
    outcome(log.isEmpty ? nil : .recordedCalls(identity, log))
  }

  nonisolated(nonsending) private func firstCalls(
    since: Checkpoint?, within limit: Duration
  ) async -> (log: CallLog, isConfirmed: Bool) {
    let ending = await CallWaiter.wait(for: [storage], within: limit) {
      !storage.log.since(since).isEmpty
    }
    return (storage.log.since(since), ending != .cancelled)
  }

  /// Returns a failure if there are stubs that no call has used.
  package func haveNoUnusedStubs() -> AssertionOutcome {
    let stubs = storage.unusedStubs
    return outcome(stubs.isEmpty ? nil : .unusedStubs(identity, stubs))
  }

  private func outcome(_ failure: Failure?) -> AssertionOutcome {
    AssertionOutcome(failure.map { storage.complete($0) }, storage.end)
  }
}
