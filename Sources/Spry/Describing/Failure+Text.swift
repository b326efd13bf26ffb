extension Failure {
  /// What is wrong, the evidence, and what to do: the text that a person reads.
  package var text: String {
    switch self {
    case .notReceived(let result): VerificationText.notReceived(result)
    case .received(let result): VerificationText.received(result)
    case .notReceivable(let result): VerificationText.notReceivable(result)
    case .unconfirmed(let result): VerificationText.unconfirmed(result)
    case .unconfirmedSilence(let fake): VerificationText.unconfirmedSilence(fake)
    case .lookAlike(let result): VerificationText.lookAlike(result)
    case .noRecordedCalls(let fake, let log): VerificationText.noRecordedCalls(fake, log)
    case .recordedCalls(let fake, let log): VerificationText.recordedCalls(fake, log)
    case .outOfOrder(let result): OrderText.outOfOrder(result)
    case .unverifiedCalls(let fake, let calls): LeftoverText.calls(calls, of: fake)
    case .unmetExpectation(let result, let place):
      PlaceText.verified(result.failureMessage, at: place)
    case .unverifiedExpectation(let expectation): LeftoverText.expectation(expectation)
    case .missingStub(let call): AnswerText.missingStub(call)
    case .passedOver(let call, let rule, let value):
      AnswerText.passedOver(call, rule, value.value)
    case .wrongResult(let call, let result, let location):
      AnswerText.wrongResult(call, result.value, location)
    case .wrongClosure(let call, let misfit, let rule):
      ClosureText.wrongClosure(call, misfit, rule)
    case .wrongResumption(let call, let answer, let rule):
      GateText.wrongResumption(call, answer, rule)
    case .asyncAnswer(let call, let rule): ClosureText.asyncAnswer(call, rule)
    case .missingFallback(let call, let rule): AnswerText.missingFallback(call, rule)
    case .overdueGate(let fake, let function, let call):
      GateText.overdue(fake, function, call)
    case .closedGate(let fake, let function, let calls):
      GateText.closed(fake, function, calls)
    case .unusedStubs(let fake, let stubs): UnusedStubText.unused(fake, stubs)
    case .wrongError(let call, let error, let allowed, let isClosure):
      AnswerText.wrongError(call, error, allowed, isClosure: isClosure)
    case .unknownFunction(let fake, let signature, let known):
      MistakeText.unknownFunction(fake, signature, known)
    case .stubMistake(let mistake, let fake, let function):
      MistakeText.stub(mistake, fake, function)
    case .argumentMistake(let mistake, let fake, let function):
      MistakeText.argument(mistake, fake, function)
    case .negativeCount(let count, let fake, let function):
      MistakeText.negativeCount(count, fake, function)
    case .captor(let miss): CaptorText.miss(miss)
    case .wrongArguments(let fake, let call, let expected):
      MistakeText.wrongArguments(fake, call, expected)
    }
  }
}

extension FakeIdentity: CustomStringConvertible {
  /// The fake's type as the test writes it: `FakeTrailStore`, `FakeTrailStore.self`.
  @usableFromInline package var description: String { isStatic ? "\(type).self" : "\(type)" }

  /// The fake as a line to paste names it.
  var placeholder: String { isStatic ? "\(type)" : "fake" }
}
