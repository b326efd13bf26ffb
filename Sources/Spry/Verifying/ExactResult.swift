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
  ///
  /// If there are more, everything between the common beginning and the common end counts as
  /// different, because the search takes the square of their number.
  private static let sizeLimit = 1_000

  package init(
    _ steps: [OrderResult.Step], by witnesses: [OrderResult.Witness], since beginning: Checkpoint?
  ) {
    self.witnesses = witnesses
    self.beginning = beginning
    let calls = witnesses.calls
    let matches = { (step: OrderResult.Step, call: WitnessedCall) in
      step.witness == call.witness && step.matches(call.call)
    }
    let start = zip(steps, calls).prefix { matches($0, $1) }.count
    let rest = zip(steps.dropFirst(start).reversed(), calls.dropFirst(start).reversed())
    let end = rest.prefix { matches($0, $1) }.count
    let expected = steps[start..<steps.count - end]
    let received = calls[start..<calls.count - end]
    let middle =
      expected.isEmpty || received.isEmpty || expected.count + received.count > Self.sizeLimit
      ? expected.map { Entry.missing($0) } + received.map { Entry.unexpected($0) }
      : Self.align(Array(expected), Array(received), matches)
    entries =
      calls.prefix(start).map { .asExpected($0) } + middle
      + calls.suffix(end).map { .asExpected($0) }
  }

  package var success: Bool { !entries.contains(where: \.isDifferent) }

  /// The received calls, in order.
  package var received: [RecordedCall] { entries.compactMap(\.received?.call) }

  /// Merges the calls so that as many as possible are as expected.
  private static func align(
    _ steps: [OrderResult.Step], _ calls: [WitnessedCall],
    _ matches: (OrderResult.Step, WitnessedCall) -> Bool
  ) -> [Entry] {
    let difference = Array(calls.indices).difference(from: Array(steps.indices)) { step, call in
      matches(steps[step], calls[call])
    }
    var missing = Set<Int>()
    var unexpected = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let index, _, _): missing.insert(index)
      case .insert(let index, _, _): unexpected.insert(index)
      }
    }
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
