extension Failure {
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
