/// Whether one or more fakes received certain calls, in order, and no others.
package struct ExactCalls: Sendable {
  /// A part of the comparison between the expected and the received calls.
  package enum Part: Sendable {
    case asExpected(WitnessedCall)
    /// A call that was received in the place of an expected one, which has other arguments.
    case changed(WitnessedCall, from: CallOrder.Step)
    /// A received call that wasn't expected there.
    case unexpected(WitnessedCall)
    /// An expected call that wasn't received there.
    case missing(CallOrder.Step)

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
  package let witnesses: [Witness]

  /// Compares the expected with the received calls, so that as many as possible are as expected.
  ///
  /// Received calls that are excluded are ignored, unless they match an expected call.
  package init(
    _ steps: [CallOrder.Step], excluding excluded: [CallOrder.Step] = [], by witnesses: [Witness]
  ) {
    self.witnesses = witnesses
    let calls = witnesses.calls.filter { call in
      !excluded.contains { $0.matches(call) } || steps.contains { $0.matches(call) }
    }
    // The best alignment of longer lists would take too long to find.
    let alignment = ListAlignment(steps.count, calls.count, sizeLimit: 1_000) { step, call in
      steps[step].matches(calls[call])
    }
    var parts: [Part] = []
    var next = 0
    for gap in alignment.gaps {
      let (missing, unexpected) = (steps[gap.missing], calls[gap.unexpected])
      // Calls to the same functions took the place of the first expected ones.
      let changed = zip(missing, unexpected).prefix { $0.isSameFunction(as: $1) }
      parts += calls[next..<gap.unexpected.lowerBound].map { .asExpected($0) }
      parts += changed.map { .changed($1, from: $0) }
      parts += missing.dropFirst(changed.count).map { .missing($0) }
      parts += unexpected.dropFirst(changed.count).map { .unexpected($0) }
      next = gap.unexpected.upperBound
    }
    self.parts = parts + calls[next...].map { .asExpected($0) }
  }

  /// The calls that are as expected, in order.
  package var asExpected: [RecordedCall] { parts.compactMap(\.expected?.recorded) }

  /// The received calls, in order.
  package var received: [RecordedCall] { parts.compactMap(\.received?.recorded) }
}
