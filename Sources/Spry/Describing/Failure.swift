/// Everything that can go wrong in a test, as a value.
///
/// ``text`` describes it in English.
package indirect enum Failure: Sendable {
  /// A verification found too few or too many calls.
  case notReceived(DidCallResult)
  /// A negative assertion found the calls that it rules out.
  case received(DidCallResult)
  /// A call was not received, and couldn't have been: no call has that number of arguments.
  case notReceivable(DidCallResult)
  /// A call was not received, and the closure that should match it can't be called with the
  /// arguments of any call.
  case notApplicable(DidCallResult)
  /// A call was not received, but another one has values that look like the specified ones.
  case lookAlike(DidCallResult)
  /// The waiting task was cancelled while a later call could still have broken the verification.
  case unconfirmed(DidCallResult)
  /// The same, for an assertion that no calls are recorded.
  case unconfirmedSilence(FakeIdentity)
  case noRecordedCalls(FakeIdentity, CallLog)
  case recordedCalls(FakeIdentity, CallLog)
  case outOfOrder(OrderResult)
  /// Calls other than the expected ones, or in another order.
  case notExactly(ExactResult)
  /// One or more calls that no verification has matched.
  case unverifiedCalls(FakeIdentity, [RecordedCall])
  case unmetExpectation(DidCallResult, verifiedAt: String)
  /// An expectation whose test ended without verifying it.
  case unverifiedExpectation(Expectation)

  /// A call that no stub answers.
  ///
  /// Here and in the cases below, the type is the member's return type.
  case missingStub(FakeIdentity, Call, any Any.Type, [StubRule], [Caller])
  /// A repeated call that no stub answers, with the number of such calls so far.
  case missingStubAgain(FakeIdentity, Call, Int)
  /// A failure together with unused stubs of the fake, which the test may have meant to be used.
  case withLostStubs(Failure, [LostStub])
  /// A stub's answer that no call could use, because its value doesn't have the member's type.
  case passedOver(FakeIdentity, Call, any Any.Type, StubRule, value: Unchecked<Any?>)
  /// The result of a stub's closure doesn't have the member's type.
  case wrongResult(FakeIdentity, Call, any Any.Type, Unchecked<Any?>, StubRule)
  /// An `andDo` closure can't be called with the call's arguments.
  case wrongClosure(FakeIdentity, Call, ParameterMismatch, StubRule)
  /// A closure among the arguments can't be called as the stub specifies.
  case wrongCallback(FakeIdentity, Call, CallbackMistake, StubRule)
  /// A gate was resumed with something that the member can't return.
  case wrongResumption(FakeIdentity, Call, any Any.Type, Answer, StubRule)
  /// An answer that has to be awaited, for a member that isn't async.
  case asyncAnswer(FakeIdentity, Call, StubRule)
  /// A stub calls through to a `fallbackValue` that the member doesn't have.
  case missingFallback(FakeIdentity, Call, StubRule)
  /// A test ended while calls were still waiting at one of its gates.
  case closedGate(FakeIdentity, FunctionName, [Call])
  /// A gate has held a cancelled call for too long, in a member that can't throw.
  case overdueGate(FakeIdentity, Call)
  /// Stubs that no call has used.
  case unusedStubs(FakeIdentity, [UnusedStub])
  /// A stub threw an error that the member, or the faked closure, can't throw.
  case wrongError(FakeIdentity, Call, any Error, allowed: any Error.Type)

  /// A member has no case in the fake's enum; `known` lists functions that do have one.
  case unknownFunction(FakeIdentity, signature: String, known: [FunctionName])
  case stubMistake(StubMistake, FakeIdentity, FunctionName)
  case argumentMistake(ArgumentMistake, FakeIdentity, FunctionName)
  case negativeCount(CountSpecifier, FakeIdentity, FunctionName)
  case captor(CaptorMistake)
  /// The arguments of a call don't have the requested types.
  case wrongArguments(FakeIdentity, RecordedCall, expected: any Any.Type)
  /// One argument of a call is missing, or doesn't have the requested type.
  case wrongArgument(FakeIdentity, RecordedCall, index: Int, expected: any Any.Type)
}

extension Failure {
  /// The text that a person reads: what is wrong, the evidence, and what to do.
  package var text: String {
    switch self {
    case .notReceived(let result): result.notReceivedText
    case .received(let result): result.receivedText
    case .notReceivable(let result): result.notReceivableText
    case .notApplicable(let result): result.notApplicableText
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
  var placeholder: String { isStatic ? TypeText.describe(type) : "fake" }
}
