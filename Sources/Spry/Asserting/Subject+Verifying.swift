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

  /// Counts calls; that says nothing of how many there should be, so none is marked as verified.
  func callCount(_ question: Verification, _ location: CodeLocation) -> Int {
    let result = ask(question)
    if let mistake = result.mistake { report(mistake, at: location) }
    return result.received
  }

  /// Asks the log, and leaves no trace.
  func ask(_ question: Verification) -> DidCallResult {
    question.pattern.noteCaptors(of: identity, question.function)
    let (log, candidates) = storage.log(for: question.pattern, of: question.function)
    return question.result(in: log, among: candidates, of: identity)
  }

  /// The same, again after each call, until the answer is final or time is up.
  nonisolated(nonsending) func ask(
    _ question: Verification, within limit: Duration
  ) async -> DidCallResult {
    var result = ask(question)
    let ending = await CallWaiter.wait(for: [storage], within: limit) {
      result = ask(question)
      return result.isFinal
    }
    if result.isFinal { return result }
    result = ask(question)
    result.isConfirmed = result.isFinal || ending != .cancelled
    return result
  }

  /// Captures arguments and marks calls as verified, where a verification succeeds.
  func settle(_ result: DidCallResult) {
    guard result.success else { return }
    result.capture()
    storage.markVerified(result.matched)
  }

  /// The calls that no successful verification found.
  func unverifiedCalls(
    excluding functions: [Function], since beginning: Checkpoint?
  ) -> [RecordedCall] {
    let (log, verified) = storage.verifiedLog
    return verified.leftovers(
      in: log.since(beginning), excluding: Set(functions.map { FunctionName($0) }))
  }

  /// Declares what the fake is to receive from now on.
  func expect(
    _ function: Function, _ arguments: [Any?], _ count: CountSpecifier, _ location: CodeLocation
  ) {
    let verification = Verification(function, arguments, count, since: Checkpoint(.expectation))
    let result = verification.result(in: CallLog(), of: identity)
    if let mistake = result.mistake { return report(mistake, at: location) }
    storage.declare(Expectation(verification, of: identity, at: location))
  }

  /// Verifies all expectations, once and for all.
  ///
  /// What a test that is over left unverified has failed that test, and is passed over.
  ///
  /// - Returns: What came of each, with the line on which it was declared.
  func verifyExpectations() -> [(result: DidCallResult, location: CodeLocation)] {
    storage.takeExpectations().map { expectation in
      let result = expectation.verification.result(in: storage.log, of: identity)
      settle(result)
      return (result, expectation.location)
    }
  }

  /// Verifies all expectations and reports each that was not met where it was declared.
  ///
  /// - Returns: Whether all were met.
  func verify(at place: CodeLocation) -> Bool {
    let unmet = Assertions(subject: self).expectationsMet(verifiedAt: place)
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
