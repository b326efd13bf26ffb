/// Whether one or more fakes received certain calls, in order, and no others.
package struct ExactResult: Sendable {
  /// A line of the comparison between the expected and the received calls.
  package enum Entry: Sendable {
    case asExpected(WitnessedCall)
    /// A received call that wasn't expected there.
    case unexpected(WitnessedCall)
    /// An expected call that wasn't received there.
    case missing(OrderResult.Step)

    /// The received call, if there is one.
    package var received: WitnessedCall? {
      switch self {
      case .asExpected(let call), .unexpected(let call): call
      case .missing: nil
      }
    }

    package var isDifferent: Bool { if case .asExpected = self { false } else { true } }
  }

  /// The expected and the received calls, merged.
  package let entries: [Entry]
  /// The fakes, each of them once, in the order in which the steps name them.
  package let witnesses: [OrderResult.Witness]
  package let beginning: Checkpoint?

  /// The maximum number of calls, expected and received together, among which the best alignment is
  /// searched.
  private static let sizeLimit = 1_000

  package init(
    _ steps: [OrderResult.Step], by witnesses: [OrderResult.Witness], since beginning: Checkpoint?
  ) {
    self.witnesses = witnesses
    self.beginning = beginning
    entries = Self.merge(steps, witnesses.calls)
  }

  package var success: Bool { !entries.contains(where: \.isDifferent) }

  /// The received calls, in order.
  package var received: [RecordedCall] { entries.compactMap(\.received?.call) }

  /// Merges the calls so that as many as possible are as expected.
  private static func merge(_ steps: [OrderResult.Step], _ calls: [WitnessedCall]) -> [Entry] {
    let alignment = Alignment(steps.count, calls.count, sizeLimit: sizeLimit) { step, call in
      steps[step].matches(calls[call])
    }
    let (missing, unexpected) = (Set(alignment.missing), Set(alignment.unexpected))
    var entries: [Entry] = []
    var step = 0
    for (index, call) in calls.enumerated() {
      while missing.contains(step) {
        entries.append(.missing(steps[step]))
        step += 1
      }
      if unexpected.contains(index) {
        entries.append(.unexpected(call))
      } else {
        entries.append(.asExpected(call))
        step += 1
      }
    }
    return entries + steps[step...].map { .missing($0) }
  }
}
