/// Everything that can go wrong in a test, as a value.
///
/// ``text`` describes it in English.
package indirect enum Failure: Sendable {
  /// A verification found too few or too many calls.
  case notReceived(DidCallResult)
  /// A negative assertion found the calls that it rules out.
  case received(DidCallResult)
  /// A call was not received, but that doesn't prove anything.
  case doubtful(DidCallResult, DidCallResult.Doubt)
  /// The task that waits for calls was canceled, though a later call could still have broken an
  /// assertion that none are recorded.
  case unconfirmedSilence(FakeIdentity)
  /// A question about all calls to a fake that answers calls to a function without recording them.
  case unrecorded(FakeIdentity, FunctionName)
  case noRecordedCalls(FakeIdentity, CallLog)
  case recordedCalls(FakeIdentity, CallLog)
  case outOfOrder(OrderResult)
  /// Calls other than the expected ones, or in another order.
  case notExactly(ExactResult)
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
  case wrongArguments(FakeIdentity, RecordedCall, expected: any Any.Type, isTyped: Bool)
  /// One argument of a call is missing, or doesn't have the requested type.
  case wrongArgument(FakeIdentity, RecordedCall, index: Int, expected: any Any.Type)

  /// The text that a person reads: what is wrong, the evidence, and what to do.
  package var text: String {
    switch self {
    case .notReceived(let result): result.notReceivedText
    case .received(let result): result.receivedText
    case .doubtful(let result, let doubt): result.text(of: doubt)
    case .unconfirmedSilence(let fake):
      "\(fake) received no calls so far, but the waiting task was canceled before the timeout."
    case .unrecorded(let fake, let function): fake.unrecordedText(function)
    case .noRecordedCalls(let fake, let log):
      "\(fake) received no calls\(log.beginning.afterText), expected at least one."
    case .recordedCalls(let fake, let log): log.recordedCallsText(of: fake)
    case .outOfOrder(let result): result.text
    case .notExactly(let result): result.text
    case .unverifiedCalls(let calls): calls.text
    case .noCall(let result, let index): result.text(ofMissingCallAt: index)
    case .unmetExpectation(let result, let place):
      "\(result.failureMessage)\nThe verification is at \(place)."
    case .nothingExpected(let fake): MistakeText.nothingExpected(of: fake)
    case .unverifiedExpectation(let expectation): expectation.unverifiedText
    case .unanswered(let call): call.text
    case .shadowedStub(let fake, let rule, let winner, let call):
      rule.shadowedText(fake, by: winner, call)
    case .closedGate(let fake, let function, let calls): calls.closedGateText(fake, function)
    case .unusedStubs(let fake, let stubs): stubs.text(of: fake)
    case .unknownFunction(let fake, let signature, let known):
      MistakeText.unknown(signature, fake, known)
    case .stubMistake(let mistake, let fake, let function): mistake.text(fake, function)
    case .argumentMistake(let mistake, let fake, let function): mistake.text(fake, function)
    case .negativeCount(let count, let fake, let function): count.negativeText(fake, function)
    case .captor(let mistake): mistake.text
    case .wrongArguments(let fake, let call, let expected, let isTyped):
      call.text(fake, ofArgumentsAs: expected, isTyped: isTyped)
    case .wrongArgument(let fake, let call, let index, let expected):
      call.text(fake, ofArgument: index, as: expected)
    }
  }

  /// The calls that the text lists as evidence.
  var calls: [RecordedCall] {
    switch self {
    case .notReceived(let result), .received(let result), .doubtful(let result, _),
      .noCall(let result, index: _), .unmetExpectation(let result, verifiedAt: _):
      result.log.calls
    case .recordedCalls(_, let log): log.calls
    case .outOfOrder(let result): result.witnesses.flatMap(\.log.calls)
    case .notExactly(let result): result.received
    case .unverifiedCalls(let unverified): unverified.calls
    default: []
    }
  }
}

extension FakeIdentity: CustomStringConvertible {
  /// The fake's type as the test writes it, with its name: `FakeTrailStore "backup"`,
  /// `FakeTrailStore.self`.
  @usableFromInline package var description: String {
    isStatic ? "\(type).self" : "\(type)" + (name.map { " \($0.text.debugDescription)" } ?? "")
  }

  /// Names a member of the fake, or a call to one: `FakeTrailStore.trails(near:)`.
  func member(_ text: String) -> String { "\(isStatic ? placeholder : description).\(text)" }

  /// The fake's name in a line to paste.
  var placeholder: String { isStatic ? TypeText.describe(type) : "fake" }

  /// What precedes the name of a matcher: `Argument.`, or only a dot in `stub` and `calls`.
  var matcher: String { hasCalls ? "." : "Argument." }

  /// The code that begins a stub of a function: `fake.stub(.trails)`.
  func stub(_ function: FunctionName) -> String {
    "\(placeholder).stub(.\(functions.caseName(of: function)))"
  }
}
