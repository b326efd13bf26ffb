extension Subject {
  /// Asks the log; a mistake in the question is reported to the running test.
  func didCall(_ question: Verification, _ location: CodeLocation) -> DidCallResult {
    conclude(ask(question), location)
  }

  /// Asks the log, again after each call, until the answer is final or time is up.
  nonisolated(nonsending) func didCall(
    _ question: Verification, within limit: Duration, _ location: CodeLocation
  ) async -> DidCallResult {
    conclude(await ask(question, within: limit), location)
  }

  /// Counts calls, without a number to expect; so it marks none of them as verified.
  func callCount(_ question: Verification, _ location: CodeLocation) -> Int {
    if let mistake = question.mistake(of: identity) { report(mistake, at: location) }
    return look(question).matched.count
  }

  /// Asks the log, and changes nothing.
  func ask(_ question: Verification) -> DidCallResult {
    let (matched, log) = look(question)
    return DidCallResult(matched, of: question, in: log, identity)
  }

  /// The same, again after each call, until the answer is final or time is up.
  nonisolated(nonsending) func ask(
    _ question: Verification, within limit: Duration
  ) async -> DidCallResult {
    let ending = await CallWaiter.wait(for: [storage], within: limit) {
      question.isFinal(look(question).matched.count)
    }
    let (matched, log) = look(question)
    return DidCallResult(
      matched, of: question, in: log, identity,
      isConfirmed: ending != .cancelled || question.isFinal(matched.count))
  }

  /// Finds the calls that have the arguments, among those that the question is about.
  private func look(_ question: Verification) -> (matched: MatchedCalls, log: CallLog) {
    question.pattern.noteCaptors(of: identity, question.function)
    var (log, candidates) = storage.log(for: question.pattern, of: question.function)
    log = log.since(question.beginning)
    return (question.matches(in: log, among: candidates), log)
  }

  /// Captures arguments and marks calls as verified if the verification succeeded.
  func settle(_ result: DidCallResult) {
    guard result.success else { return }
    result.capture()
    storage.markVerified(result.matched)
  }

  /// The calls that no successful verification found.
  func unverifiedCalls(
    excluding functions: [Function], since beginning: Checkpoint?
  ) -> [RecordedCall] {
    storage.unverifiedCalls(excluding: Set(functions.map { FunctionName($0) }), since: beginning)
  }

  /// Declares a call that the fake is expected to receive from now on.
  func expect(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier, _ location: CodeLocation
  ) {
    let verification = Verification(function, arguments, count, since: Checkpoint(.expectation))
    if let mistake = verification.mistake(of: identity) { return report(mistake, at: location) }
    storage.declare(Expectation(verification, of: identity, at: location))
  }

  /// Verifies all expectations, each of them once.
  ///
  /// Expectations that a test has left unverified have failed that test, and are skipped.
  ///
  /// - Returns: The results, each with the line that declared the expectation.
  func verifyExpectations() -> [(result: DidCallResult, location: CodeLocation)] {
    storage.takeExpectations().map { expectation in
      let result = ask(expectation.verification)
      settle(result)
      return (result, expectation.location)
    }
  }

  /// Verifies all expectations, and reports each that was not met on the line that declared it.
  ///
  /// - Returns: Whether all were met.
  func verify(at location: CodeLocation) -> Bool {
    let unmet = expectationsMet(verifiedAt: location)
    for (outcome, location) in unmet { outcome.report("", at: location) }
    return unmet.isEmpty
  }

  /// Begins a question about the order of calls.
  func call(_ function: Function, _ arguments: [Any?]) -> CallPattern {
    CallPattern(FunctionName(function), arguments: arguments, of: identity, in: storage)
  }

  private func conclude(_ result: DidCallResult, _ location: CodeLocation) -> DidCallResult {
    if let mistake = result.mistake { report(mistake, at: location) }
    settle(result)
    return result
  }
}
