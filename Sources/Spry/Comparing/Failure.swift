/// Everything that can go wrong in a test, as a value.
///
/// Its text is written in `Describing`.
package indirect enum Failure: Error {
  /// A verification found too few or too many calls.
  case notReceived(DidCallResult)
  /// A negative assertion found the calls that it rules out.
  case received(DidCallResult)
  /// A call was not received, but that doesn't prove anything.
  case doubtful(DidCallResult, DidCallResult.Doubt)
  /// The task that waits for calls was canceled, though a later call could still have broken an
  /// assertion that none are recorded.
  case unconfirmedSilence(FakeIdentity)
  /// A verification of all calls to a fake that answers calls to a function without recording them.
  case unrecorded(FakeIdentity, FunctionName)
  case noRecordedCalls(FakeIdentity, CallLog, after: Wait?)
  case recordedCalls(FakeIdentity, CallLog)
  case outOfOrder(CallOrder, after: Wait?)
  /// Calls other than the expected ones, or in another order.
  case notExactly(ExactCalls)
  /// One or more calls that no verification has matched.
  case unverifiedCalls(UnverifiedCalls)
  /// The calls that match have no call at an index.
  case noCall(DidCallResult, index: Int)
  case unmetExpectation(DidCallResult, verifiedAt: String)
  /// The test verifies the expectations of a fake for which it has declared none.
  case nothingExpected(FakeIdentity)
  /// An expectation whose test ended without verifying it.
  case unverifiedExpectation(Expectation)

  case unanswered(UnansweredCall)
  /// A stub that answered nothing, because an older one with more conditions answered a call.
  case shadowedStub(FakeIdentity, StubRule, by: StubRule, Call)
  /// A test ended while calls were still waiting at one of its gates.
  case closedGate(FakeIdentity, FunctionName, [Call])
  /// Stubs that no call has used.
  case unusedStubs(FakeIdentity, [UnusedStub])

  /// A member has no case in the fake's enum; `known` lists functions that do have one.
  case unknownFunction(FakeIdentity, signature: String, known: [FunctionName])
  case stubMistake(StubMistake, FakeIdentity, FunctionName)
  case argumentMistake(ArgumentMistake, FakeIdentity, FunctionName)
  case negativeCount(CountSpecifier, FakeIdentity, FunctionName)
  case captor(CaptorMistake)
  /// The arguments of a call don't have the requested types.
  case wrongArguments(FakeIdentity, RecordedCall, expected: any Any.Type)

  /// The calls that the text lists as evidence.
  var calls: [RecordedCall] {
    switch self {
    case .notReceived(let result), .received(let result), .doubtful(let result, _),
      .noCall(let result, index: _), .unmetExpectation(let result, verifiedAt: _):
      result.log.calls
    case .recordedCalls(_, let log): log.calls
    case .outOfOrder(let result, after: _): result.witnesses.flatMap(\.log.calls)
    case .notExactly(let result): result.received
    case .unverifiedCalls(let unverified): unverified.calls
    case .unconfirmedSilence, .unrecorded, .noRecordedCalls, .nothingExpected,
      .unverifiedExpectation, .unanswered, .shadowedStub, .closedGate, .unusedStubs,
      .unknownFunction, .stubMistake, .argumentMistake, .negativeCount, .captor, .wrongArguments:
      []
    }
  }
}
