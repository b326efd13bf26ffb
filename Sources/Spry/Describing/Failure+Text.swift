extension Failure {
  /// The text that a person reads: what is wrong, the evidence, and what to do.
  package var text: String {
    switch self {
    case .notReceived(let result): result.notReceivedText
    case .received(let result): result.receivedText
    case .notReceivable(let result): result.notReceivableText
    case .unconfirmed(let result): result.unconfirmedText
    case .unconfirmedSilence(let fake):
      """
      \(fake) has recorded no calls so far, but the task that waits for them was cancelled before \
      the timeout.
      """
    case .lookAlike(let result): result.lookAlikeText
    case .noRecordedCalls(let fake, let log): log.noRecordedCallsText(of: fake)
    case .recordedCalls(let fake, let log): log.recordedCallsText(of: fake)
    case .outOfOrder(let result): OrderText(result).text
    case .notExactly(let result): ExactText(result).text
    case .unverifiedCalls(let fake, let calls): calls.unverifiedText(of: fake)
    case .unmetExpectation(let result, let place):
      "\(result.failureMessage)\nVerified at \(place)."
    case .unverifiedExpectation(let expectation): expectation.unverifiedText
    case .missingStub(let fake, let call, let type, let rules, let callers):
      AnswerText.missingStub(fake, call, type, rules, callers)
    case .missingStubAgain(let fake, let call, let count):
      "\(fake) has no stub that answers \(call.text), as reported before: call \(count) of this test."
    case .withLostStubs(let failure, let stubs):
      ([failure.text] + stubs.map(\.text)).joined(separator: "\n")
    case .passedOver(let fake, let call, let type, let rule, let value):
      AnswerText.passedOver(fake, call, type, rule, value.value)
    case .wrongResult(let fake, let call, let type, let result, let rule):
      AnswerText.wrongResult(fake, call, type, result.value, rule)
    case .wrongClosure(let fake, let call, let mismatch, let rule):
      AnswerText.wrongClosure(fake, call, mismatch, rule)
    case .wrongCallback(let fake, let call, let mistake, let rule):
      AnswerText.wrongCallback(fake, call, mistake, rule)
    case .wrongResumption(let fake, let call, let type, let answer, let rule):
      GateText.wrongResumption(fake, call, type, answer, rule)
    case .asyncAnswer(let fake, let call, let rule): AnswerText.asyncAnswer(fake, call, rule)
    case .missingFallback(let fake, let call, let rule):
      AnswerText.missingFallback(fake, call, rule)
    case .overdueGate(let fake, let call): GateText.overdue(fake, call)
    case .closedGate(let fake, let function, let calls):
      GateText.closed(fake, function, calls)
    case .unusedStubs(let fake, let stubs): stubs.text(of: fake)
    case .wrongError(let fake, let call, let error, let allowed):
      AnswerText.wrongError(fake, call, error, allowed)
    case .unknownFunction(let fake, let signature, let known):
      MistakeText.unknownFunction(fake, signature, known)
    case .stubMistake(let mistake, let fake, let function):
      MistakeText.stub(mistake, fake, function)
    case .argumentMistake(let mistake, let fake, let function):
      MistakeText.argument(mistake, fake, function)
    case .negativeCount(let count, let fake, let function):
      MistakeText.negativeCount(count, fake, function)
    case .captor(let mistake): mistake.text
    case .wrongArguments(let fake, let call, let expected):
      MistakeText.wrongArguments(fake, call, expected)
    case .wrongArgument(let fake, let call, let index, let expected):
      MistakeText.wrongArgument(fake, call, index, expected)
    }
  }
}

extension FakeIdentity: CustomStringConvertible {
  /// The fake's type as the test writes it: `FakeTrailStore`, `FakeTrailStore.self`.
  @usableFromInline package var description: String { isStatic ? "\(type).self" : "\(type)" }

  /// The fake's name in a line to paste.
  var placeholder: String { isStatic ? TypeText.code(type) : "fake" }
}
