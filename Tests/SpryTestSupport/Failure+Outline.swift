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
  /// notReceived FakeTrailStore.save(_:as:) 0 of atLeast(1), since checkpoint
  /// ```
  package var outline: String {
    switch self {
    case .notReceived(let result), .received(let result): "\(name) \(result.counts)"
    case .unmetExpectation(let result, let place):
      "\(result.outline ?? name), verified at \(place)"
    case .doubtful(let result, let doubt): "\(doubt) \(result.counts)"
    case .noCall(let result, let index): "\(name) \(index) \(result.counts)"
    case .unverifiedExpectation(let expectation): "\(name) \(expectation.outline)"
    case .unconfirmedSilence(let fake), .nothingExpected(let fake): "\(name) \(fake)"
    case .noRecordedCalls(let fake, let log, after: _): "\(name) \(fake)\(log.beginning.outline)"
    case .unrecorded(let fake, let function): "\(name) \(fake).\(function.rawValue)"
    case .recordedCalls(let fake, let log):
      "\(name) \(fake): \(log.calls)\(log.beginning.outline)"
    case .outOfOrder(let result, after: _): "\(name) \(result.outline)"
    case .notExactly(let result): "\(name) \(result.outline)"
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
    case .captor(.outOfRange(let index, count: _)): "\(name) outOfRange at \(index)"
    case .captor(.wrongType(let index, expected: _, _)): "\(name) wrongType at \(index)"
    case .wrongArguments(let fake, let call, let expected):
      "\(name) \(fake).\(call), expected \(expected)"
    }
  }

  private var name: String { Self.name(of: self) }

  /// The name of an enum's case.
  fileprivate static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension DidCallResult {
  /// Which failure it is, or `nil` if the verification succeeded; see ``Failure/outline``.
  package var outline: String? { failure?.outline }

  /// The call, and how often it was received and expected.
  fileprivate var counts: String {
    let call = "\(fake).\(verification.call.text(in: log))"
    return "\(call) \(received) of \(verification.count)\(log.beginning.outline)"
  }
}

extension Expectation {
  fileprivate var outline: String {
    "\(fake).\(verification.call.text(in: CallLog())) \(verification.count)"
  }
}

extension Checkpoint? {
  fileprivate var outline: String { map { ", since \($0.purpose)" } ?? "" }
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

extension CallOrder {
  /// The call that was missing, and how many had been received in order before it.
  fileprivate var outline: String {
    let step = steps[found.count]
    let witness = witnesses[step.witness]
    let call = "\(witness.fake).\(step.call.text(in: witness.log))"
    return "\(call), \(found.count) of \(steps.count) found\(witnesses.beginning.outline)"
  }
}

extension ExactCalls {
  /// The fakes, followed by the calls with their numbers, one per line.
  ///
  /// The sign of a line shows what was wrong: `+` for an unexpected call, `-` for a missing one,
  /// and `~` for one with other arguments. If there are several fakes, each call begins with the
  /// index of its fake.
  ///
  /// ```text
  /// FakeDraft
  ///   1 retrieve()
  /// - delete()
  /// ~ 2 write("b", at: 2), not write("a", at: 2)
  /// + 3 delete()
  /// ```
  fileprivate var outline: String {
    let fakes =
      witnesses.map { "\($0.fake)" }.joined(separator: ", ")
      + witnesses.beginning.outline
    return ([fakes] + parts.map(line)).joined(separator: "\n")
  }

  private func line(_ part: Part) -> String {
    switch part {
    case .asExpected(let call): "  \(text(call))"
    case .changed(let call, let step): "~ \(text(call)), not \(text(step))"
    case .unexpected(let call): "+ \(text(call))"
    case .missing(let step): "- \(index(step.witness))\(text(step))"
    }
  }

  private func number(_ call: WitnessedCall) -> Int {
    1 + (witnesses.calls.firstIndex { $0.recorded.ordinal == call.recorded.ordinal } ?? -1)
  }

  private func text(_ call: WitnessedCall) -> String {
    "\(number(call)) \(index(call.witness))\(call.recorded)"
  }

  private func text(_ step: CallOrder.Step) -> String {
    step.call.text(in: witnesses[step.witness].log)
  }

  private func index(_ witness: Int) -> String { witnesses.count == 1 ? "" : "[\(witness)]." }
}

extension StringProtocol {
  /// The evidence in the text of a failure, without the sentences around it.
  ///
  /// These are the lines that are indented: calls, stubs, and differences between values.
  package var evidence: [String] {
    split(separator: "\n").filter { $0.hasPrefix("  ") }.map { line in
      String(line.drop { $0 == " " })
    }
  }
}
