/// Whether one or more fakes received certain calls, in order, and no others.
package struct ExactResult: Sendable {
  /// A part of the comparison between the expected and the received calls.
  package enum Part: Sendable {
    case asExpected(WitnessedCall)
    /// A received call that wasn't expected there, and the call to the same function that was.
    case unexpected(WitnessedCall, insteadOf: OrderResult.Step?)
    /// An expected call that wasn't received there, and the matching call that was received instead
    /// of others.
    case missing(OrderResult.Step, receivedAs: WitnessedCall?)

    /// The received call, if there is one.
    package var received: WitnessedCall? {
      switch self {
      case .asExpected(let call), .unexpected(let call, _): call
      case .missing: nil
      }
    }

    package var isDifferent: Bool { if case .asExpected = self { false } else { true } }
  }

  /// The expected and the received calls, merged.
  package let parts: [Part]
  /// The fakes, each of them once, in the order in which the steps name them.
  package let witnesses: [OrderResult.Witness]
  package let beginning: Checkpoint?

  /// The maximum number of calls, expected and received together, among which the best alignment is
  /// searched.
  private static let sizeLimit = 1_000
  /// The maximum number of differences among which related ones are searched.
  private static let differenceLimit = 1_000

  package init(
    _ steps: [OrderResult.Step], by witnesses: [OrderResult.Witness], since beginning: Checkpoint?
  ) {
    self.witnesses = witnesses
    self.beginning = beginning
    parts = Self.merge(steps, witnesses.calls)
  }

  package var success: Bool { !parts.contains(where: \.isDifferent) }

  /// The received calls, in order.
  package var received: [RecordedCall] { parts.compactMap(\.received?.call) }

  /// Merges the calls so that as many as possible are as expected.
  private static func merge(_ steps: [OrderResult.Step], _ calls: [WitnessedCall]) -> [Part] {
    let alignment = Alignment(steps.count, calls.count, sizeLimit: sizeLimit) { step, call in
      steps[step].matches(calls[call])
    }
    let isSearched = alignment.differenceCount <= differenceLimit
    var elsewhere = isSearched ? alignment.gaps.flatMap { calls[$0.unexpected] } : []
    var parts: [Part] = []
    var next = 0
    for gap in alignment.gaps {
      parts += calls[next..<gap.unexpected.lowerBound].map { .asExpected($0) }
      for step in steps[gap.missing] {
        let found = elsewhere.firstIndex(where: step.matches)
        parts.append(.missing(step, receivedAs: found.map { elsewhere.remove(at: $0) }))
      }
      var missing = isSearched ? steps[gap.missing] : []
      for call in calls[gap.unexpected] {
        let found = missing.firstIndex {
          $0.witness == call.witness && $0.function == call.call.call.function
        }
        parts.append(.unexpected(call, insteadOf: found.map { missing.remove(at: $0) }))
      }
      next = gap.unexpected.upperBound
    }
    return parts + calls[next...].map { .asExpected($0) }
  }
}
