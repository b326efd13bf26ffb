/// Everything that can be wrong in a test, as values.
///
/// ``text`` says it in English.
package indirect enum Failure: Sendable {
  /// A verification found too few or too many calls.
  case notReceived(DidCallResult)
  /// A verification found calls that should not have been there.
  case received(DidCallResult)
  /// A call was not received, but it was specified with a number of arguments that no call has.
  case notReceivable(DidCallResult)
  /// A call was not received, but one with values that look like the specified ones.
  case lookAlike(DidCallResult)
  /// The task that waited was cancelled before a later call could break the verification.
  case unconfirmed(DidCallResult)
  /// The same, where no call at all was to be recorded.
  case unconfirmedSilence(FakeIdentity)
  case noRecordedCalls(FakeIdentity, CallLog)
  case recordedCalls(FakeIdentity, CallLog)
  case outOfOrder(OrderResult)
  /// Calls that no verification found, of which there is at least one.
  case unverifiedCalls(FakeIdentity, [RecordedCall])
  case unmetExpectation(DidCallResult, verifiedAt: String)
  /// An expectation whose test ended without verifying it.
  case unverifiedExpectation(Expectation)

  /// A call that no stub answers; the types are those that members return, here and below.
  case missingStub(FakeIdentity, Call, any Any.Type, [StubRule])
  /// An answer of a stub that no call could use, because its value is not of the member's type.
  case passedOver(FakeIdentity, Call, any Any.Type, StubRule, value: Unchecked<Any?>)
  /// A closure of `andDo` returned something else than the member does.
  case wrongResult(FakeIdentity, Call, any Any.Type, Unchecked<Any?>, StubRule)
  /// A closure of `andDo` cannot be called with the arguments of the call.
  case wrongClosure(FakeIdentity, Call, ParameterMismatch, StubRule)
  /// A gate was resumed with something that the member cannot return.
  case wrongResumption(FakeIdentity, Call, any Any.Type, Answer, StubRule)
  /// An answer that takes its time, for a member that cannot wait.
  case asyncAnswer(FakeIdentity, Call, StubRule)
  /// A stub calls through to a `fallbackValue` that the member does not have.
  case missingFallback(FakeIdentity, Call, StubRule)
  /// A test is over, and calls still wait at one of its gates.
  case closedGate(FakeIdentity, FunctionName, [Call])
  /// A gate holds a cancelled call of a member that cannot throw, for too long.
  case overdueGate(FakeIdentity, Call)
  /// Stubs that no call has used.
  case unusedStubs(FakeIdentity, [UnusedStub])
  /// A stub threw, and the member, or the closure that a fake stands for, cannot throw that.
  case wrongError(FakeIdentity, Call, any Error, allowed: any Error.Type)

  /// A member has no case in the fake's enum; `known` are functions that have one.
  case unknownFunction(FakeIdentity, signature: String, known: [FunctionName])
  case stubMistake(StubMistake, FakeIdentity, FunctionName)
  case argumentMistake(ArgumentMistake, FakeIdentity, FunctionName)
  case negativeCount(CountSpecifier, FakeIdentity, FunctionName)
  case captor(CaptorMistake)
  /// The arguments of a call are not of the types asked for.
  case wrongArguments(FakeIdentity, RecordedCall, expected: any Any.Type)
}
