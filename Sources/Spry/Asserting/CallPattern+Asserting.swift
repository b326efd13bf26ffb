// What a test asks of a call is answered here, once: for instances and static members, typed and
// untyped calls, and both test frameworks.
extension CallPattern {
  /// Returns a failure unless the call was received as often as specified.
  ///
  /// - Parameters:
  ///   - count: The expected number of calls.
  ///   - since: If specified, only calls after this checkpoint are counted.
  ///   - wait: The wait for the calls, if there was one.
  /// - Returns: The outcome.
  package func haveReceived(
    _ count: CountSpecifier, since: Checkpoint?, after wait: DidCallResult.Wait? = nil
  ) -> AssertionOutcome {
    record.outcome(settle(check(verification(count, since: since), after: wait)).failure)
  }

  /// Returns a failure if the call was received as often as specified, or if that can't be
  /// determined; the parameters are the same.
  package func haveNotReceived(
    _ count: CountSpecifier, since: Checkpoint?, after wait: DidCallResult.Wait? = nil
  ) -> AssertionOutcome {
    let result = check(verification(count, since: since), after: wait)
    if let mistake = result.mistake { return record.outcome(mistake) }
    return record.outcome(result.success ? .received(result) : result.doubtfulSilence)
  }

  /// Checks the recorded calls and reports a mistake in the verification itself to the running test.
  func didCall(
    _ count: CountSpecifier, since: Checkpoint?, after wait: DidCallResult.Wait? = nil
  ) -> DidCallResult { settle(check(reportingMistakes(count, since: since), after: wait)) }

  /// Counts calls without expecting a number, so it marks none of them as verified.
  ///
  /// If the fake answers calls to the function without recording them, that is reported.
  func callCount(since: Checkpoint?) -> Int {
    let (matched, log) = look(reportingMistakes(.atLeast(0), since: since))
    reportUnrecorded(in: log)
    return matched.count
  }

  private func reportUnrecorded(in log: CallLog) {
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

  /// Converts the arguments of each matching call.
  ///
  /// A call whose arguments can't be converted is reported and omitted.
  func arguments<Arguments>(
    since: Checkpoint?, isTyped: Bool = false, _ make: ([Any?]) throws -> Arguments
  ) -> [Arguments] {
    matchingCalls(since: since).compactMap { call in
      if let arguments = try? make(call.arguments) { return arguments }
      record.report(unreadable(call, as: Arguments.self, isTyped: isTyped), at: location)
      return nil
    }
  }

  /// Converts the arguments of the matching call at an index, or of the last one.
  ///
  /// - Throws: A ``SpryFailure``, after reporting why there are no such arguments.
  func arguments<Arguments>(
    at index: Int?, since: Checkpoint?, _ make: ([Any?]) throws -> Arguments
  ) throws -> Arguments {
    let result = check(verification(.atLeast(1), since: since))
    let calls = result.mistake == nil ? matchingCalls(since: since) : []
    let position = index ?? calls.count - 1
    guard calls.indices.contains(position) else {
      let failure = result.failure ?? .noCall(result, index: position)
      throw record.reported(failure, at: location)
    }
    do {
      return try make(calls[position].arguments)
    } catch {
      let failure = unreadable(calls[position], as: Arguments.self, isTyped: true)
      throw record.reported(failure, at: location)
    }
  }

  private func unreadable(
    _ call: RecordedCall, as type: any Any.Type, isTyped: Bool
  ) -> Failure { .wrongArguments(fake, call, expected: type, isTyped: isTyped) }

  /// Returns one argument of each matching call.
  ///
  /// A call without an argument of this type at the index is reported and omitted.
  func arguments<Argument>(
    at index: Int, as type: Argument.Type, since: Checkpoint?
  ) -> [Argument] {
    matchingCalls(since: since).compactMap { call in
      let arguments = call.arguments
      if arguments.indices.contains(index), let argument = Cast.value(arguments[index], as: type) {
        return argument
      }
      record.report(.wrongArgument(fake, call, index: index, expected: type), at: location)
      return nil
    }
  }

  private func matchingCalls(since: Checkpoint?) -> [RecordedCall] {
    if reportingMistakes(.atLeast(0), since: since).isMistaken { return [] }
    let log = storage.log.since(since)
    reportUnrecorded(in: log)
    let calls = log.calls(of: function).calls
    return pattern.matchesEverything ? calls : calls.filter { pattern.matches($0.arguments) }
  }

  // Waiting, before the calls are checked as if there had been no wait.

  /// Waits until the call has been received as often as specified and returns a failure unless it
  /// was.
  nonisolated(nonsending) package func haveReceived(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    let wait = await wait(for: count, since: since, within: limit, until: count.isEnough)
    return haveReceived(count, since: since, after: wait)
  }

  /// Waits until no further call can change whether the call was received as often as specified,
  /// and returns a failure if it was.
  nonisolated(nonsending) package func haveNotReceived(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    let wait = await wait(for: count, since: since, within: limit, until: count.isFinal)
    return haveNotReceived(count, since: since, after: wait)
  }

  /// Waits until the call has been received as often as specified, and checks the recorded calls.
  nonisolated(nonsending) func didCall(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> DidCallResult {
    let wait = await wait(for: count, since: since, within: limit, until: count.isEnough)
    return didCall(count, since: since, after: wait)
  }

  /// Waits for a number of calls.
  nonisolated(nonsending) private func wait(
    for count: CountSpecifier, since: Checkpoint?, within limit: Duration,
    until isEnough: (Int) -> Bool
  ) async -> DidCallResult.Wait {
    let verification = self.verification(count, since: since)
    func isOver() -> Bool { verification.isMistaken || isEnough(look(verification).matched.count) }
    return (limit, await Waiter.wait(for: [storage], within: limit, until: isOver) || isOver())
  }

  private func verification(_ count: CountSpecifier, since: Checkpoint?) -> Verification {
    Verification(call: expected, count: count, beginning: since)
  }

  /// Creates a verification and reports a mistake in it to the running test.
  private func reportingMistakes(_ count: CountSpecifier, since: Checkpoint?) -> Verification {
    let verification = self.verification(count, since: since)
    if let mistake = verification.mistake(of: fake) { record.report(mistake, at: location) }
    return verification
  }

  /// Checks the recorded calls, without capturing arguments or marking calls as verified.
  func check(_ verification: Verification, after wait: DidCallResult.Wait? = nil) -> DidCallResult {
    let (matched, log) = look(verification)
    return DidCallResult(matched, of: verification, in: log, fake, after: wait)
  }

  /// Finds the calls with matching arguments, among those after the verification's checkpoint.
  private func look(_ verification: Verification) -> (matched: MatchedCalls, log: CallLog) {
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
