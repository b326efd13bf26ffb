package import Spry

extension Failure {
  /// Which failure it is, with the fake, the call, and the numbers, but without the sentences.
  ///
  /// Tests of a rule compare this, so that they don't depend on words. It consists of the names of
  /// the cases, and of calls as Spry prints them:
  ///
  /// ```text
  /// missingStub FakeTrailStore.trails(near: "Bern")
  /// missingStub FakeTrailStore.trails(near: "Bern"), repeated: 2
  /// notReceived FakeTrailStore.save(gemmi) 0 of .exactly(1)
  /// ```
  package var outline: String {
    switch self {
    case .notReceived(let result), .received(let result): "\(name) \(result.outline)"
    case .unmetExpectation(let result, verifiedAt: _): "\(name) \(result.outline)"
    case .doubtful(let result, let doubt): "\(doubt) \(result.outline)"
    case .noCall(let result, let index): "\(name) \(index) \(result.outline)"
    case .unverifiedExpectation(let expectation):
      "\(name) \(expectation.fake).\(expectation.verification.call.function.rawValue)"
    case .unconfirmedSilence(let fake), .nothingExpected(let fake): "\(name) \(fake)"
    case .noRecordedCalls(let fake, _): "\(name) \(fake)"
    case .unrecorded(let fake, let function): "\(name) \(fake).\(function.rawValue)"
    case .recordedCalls(let fake, let log): "\(name) \(fake): \(log.calls)"
    case .outOfOrder(let result):
      "\(name) \(result.found.count) of \(result.steps.count)"
    case .notExactly(let result): "\(name) \(result.received.map(\.description))"
    case .unverifiedCalls(let calls): "\(name) \(calls.fake): \(calls.calls)"
    case .unanswered(let call): call.outline
    case .shadowedStub(let fake, let rule, by: _, let call):
      "\(name) \(fake).\(rule.function.rawValue), line \(rule.location.line): \(call.text)"
    case .closedGate(let fake, _, let calls): "\(name) \(fake): \(calls.map(\.text))"
    case .unusedStubs(let fake, let stubs): "\(name) \(fake): \(stubs.map(\.function))"
    case .unknownFunction(let fake, let signature, known: _): "\(name) \(fake).\(signature)"
    case .stubMistake(let mistake, let fake, let function):
      "\(Self.name(of: mistake)) \(fake).\(function.rawValue)"
    case .argumentMistake(let mistake, let fake, let function):
      "\(Self.name(of: mistake.reason)) \(fake).\(function.rawValue), argument \(mistake.index)"
    case .negativeCount(let count, let fake, let function):
      "\(name) \(fake).\(function.rawValue) \(count)"
    case .captor(let mistake): "\(name) \(Self.name(of: mistake.reason)) at \(mistake.index)"
    case .wrongArguments(let fake, let call, let expected, isTyped: _):
      "\(name) \(fake).\(call), expected \(expected)"
    case .wrongArgument(let fake, let call, let index, let expected):
      "\(name) \(fake).\(call), argument \(index), expected \(expected)"
    }
  }

  private var name: String { Self.name(of: self) }

  /// The name of an enum's case.
  fileprivate static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension DidCallResult {
  fileprivate var outline: String {
    "\(fake).\(verification.call.text(in: log)) \(received) of \(verification.count)"
  }
}

extension UnansweredCall {
  fileprivate var outline: String {
    let outline = "\(Failure.name(of: cause)) \(fake).\(call.text)"
    guard case .missingStub(let missing) = cause, let count = missing.repetition else {
      return outline
    }
    return "\(outline), repeated: \(count)"
  }
}
