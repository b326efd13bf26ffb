/// Whether calls to one or more fakes were received in order.
package struct OrderResult: Sendable {
  /// A fake whose calls are verified.
  package struct Witness: Sendable {
    package let fake: FakeIdentity
    /// The fake's calls since the beginning, as they were at the verification.
    package let log: CallLog
  }

  /// An expected call.
  package struct Step: Sendable {
    package let call: ExpectedCall
    /// The index of the call's fake among the witnesses.
    package let witness: Int

    /// Whether a call to any of the fakes is the expected one.
    func matches(_ other: WitnessedCall) -> Bool {
      witness == other.witness && call.matches(other.call)
    }

    /// Whether a call to any of the fakes is one to the same function.
    func isSameFunction(as other: WitnessedCall) -> Bool {
      witness == other.witness && call.function == other.call.call.function
    }
  }

  package let steps: [Step]
  /// The fakes, each of them once, in the order in which the steps name them.
  package let witnesses: [Witness]
  /// The calls that were found, one for each step, up to the step where the order broke.
  package let found: [RecordedCall]
  package let beginning: Checkpoint?

  /// Finds, for each step, the earliest matching call after that of the previous step.
  ///
  /// No other choice could find more of the calls, and no call is used twice.
  package init(_ steps: [Step], by witnesses: [Witness], since beginning: Checkpoint?) {
    self.steps = steps
    self.witnesses = witnesses
    self.beginning = beginning

    var found: [RecordedCall] = []
    for step in steps {
      let last = found.last?.ordinal ?? 0
      guard
        let call = witnesses[step.witness].log.calls(of: step.call.function).calls.first(where: {
          $0.ordinal > last && step.call.matches($0)
        })
      else { break }
      found.append(call)
    }
    self.found = found
  }

  package var success: Bool { found.count == steps.count }
}

/// A recorded call, and the index of its fake among the witnesses.
package struct WitnessedCall: Sendable {
  /// The call's number among those of all witnesses, starting at 1.
  let number: Int
  package let call: RecordedCall
  package let witness: Int
}

extension [OrderResult.Witness] {
  /// The calls of all fakes, in the order in which they were recorded.
  package var calls: [WitnessedCall] {
    let calls = enumerated().flatMap { index, witness in
      witness.log.calls.map { (call: $0, witness: index) }
    }
    return calls.sorted { $0.call.ordinal < $1.call.ordinal }.enumerated().map { index, call in
      WitnessedCall(number: index + 1, call: call.call, witness: call.witness)
    }
  }
}

/// Whether one or more fakes received certain calls, in order, and no others.
package struct ExactResult: Sendable {
  /// A part of the comparison between the expected and the received calls.
  package enum Part: Sendable {
    case asExpected(WitnessedCall)
    /// A call that was received in the place of an expected one, which has other arguments.
    case changed(WitnessedCall, from: OrderResult.Step)
    /// A received call that wasn't expected there.
    case unexpected(WitnessedCall)
    /// An expected call that wasn't received there.
    case missing(OrderResult.Step)

    /// The received call, if it is the expected one.
    var expected: WitnessedCall? { if case .asExpected(let call) = self { call } else { nil } }

    /// The received call, if there is one.
    package var received: WitnessedCall? {
      switch self {
      case .asExpected(let call), .changed(let call, _), .unexpected(let call): call
      case .missing: nil
      }
    }

    package var isDifferent: Bool { expected == nil }
  }

  /// The expected and the received calls, merged.
  package let parts: [Part]
  /// The fakes, each of them once, in the order in which the steps name them.
  package let witnesses: [OrderResult.Witness]
  package let beginning: Checkpoint?

  /// The maximum number of calls, expected and received together, among which the best alignment is
  /// searched.
  private static let sizeLimit = 1_000

  /// Compares the expected with the received calls.
  ///
  /// Received calls that are excluded are ignored, unless they match an expected call.
  package init(
    _ steps: [OrderResult.Step], excluding excluded: [OrderResult.Step] = [],
    by witnesses: [OrderResult.Witness], since beginning: Checkpoint?
  ) {
    self.witnesses = witnesses
    self.beginning = beginning
    let calls = witnesses.calls.filter { call in
      !excluded.contains { $0.matches(call) } || steps.contains { $0.matches(call) }
    }
    parts = Self.merge(steps, calls)
  }

  /// The calls that are as expected, in order.
  package var expected: [RecordedCall] { parts.compactMap(\.expected?.call) }

  /// The received calls, in order.
  package var received: [RecordedCall] { parts.compactMap(\.received?.call) }

  /// Merges the calls so that as many as possible are as expected.
  ///
  /// Where others were received, calls to the same functions took the place of the first ones.
  private static func merge(_ steps: [OrderResult.Step], _ calls: [WitnessedCall]) -> [Part] {
    let alignment = Alignment(steps.count, calls.count, sizeLimit: sizeLimit) { step, call in
      steps[step].matches(calls[call])
    }
    var parts: [Part] = []
    var next = 0
    for gap in alignment.gaps {
      let (missing, unexpected) = (steps[gap.missing], calls[gap.unexpected])
      let changed = zip(missing, unexpected).prefix { $0.isSameFunction(as: $1) }
      parts += calls[next..<gap.unexpected.lowerBound].map { .asExpected($0) }
      parts += changed.map { .changed($1, from: $0) }
      parts += missing.dropFirst(changed.count).map { .missing($0) }
      parts += unexpected.dropFirst(changed.count).map { .unexpected($0) }
      next = gap.unexpected.upperBound
    }
    return parts + calls[next...].map { .asExpected($0) }
  }
}
