/// The text for calls that weren't received in order.
struct OrderText {
  private let result: OrderResult
  /// The fakes' names, numbered if several have the same name.
  private let names: [String]
  /// The calls of all fakes in the order in which they were recorded.
  private let calls: [WitnessedCall]

  init(_ result: OrderResult) {
    self.result = result
    names = result.witnesses.names
    calls = result.witnesses.calls
  }

  var text: String {
    let broken = result.found.count
    let missing = describe(result.steps[broken])
    let after = broken == 0 ? "" : " after \(describe(result.steps[broken - 1]))"
    let since = result.beginning.text
    let headline = "Calls were not received in order: \(missing) was not received\(after)\(since)."
    let evidence =
      calls.isEmpty
      ? ["There are no calls\(since)."]
      : ["All calls\(since):"]
        + ListText.numbered(calls, "call") { ["\(names[$0.witness]) \($0.call)"] }
    return ([headline, "Expected order:"] + expected + evidence).joined(separator: "\n")
  }

  private var expected: [String] {
    result.steps.enumerated().flatMap { index, step in
      let text = "  \(index + 1). \(describe(step))"
      if index < result.found.count {
        return ["\(text): received as #\(number(of: result.found[index]))"]
      }
      if index > result.found.count { return [text] }
      let fate = fate(of: step)
      return ["\(text): \(fate[0])"] + fate.dropFirst().map { "     \($0)" }
    }
  }

  /// Describes what happened to the call that broke the order, in one or more lines.
  private func fate(of step: OrderResult.Step) -> [String] {
    let recorded = calls.filter { $0.witness == step.witness }.map(\.call)
    if let earlier = recorded.last(where: step.matches) {
      return ["not received after that; last received as #\(number(of: earlier))"]
    }
    guard
      let (index, mismatch) = Mismatch.closest(
        to: step.pattern, of: step.function, among: recorded)
    else { return ["never received"] }
    return ["never received; the closest call is #\(number(of: recorded[index]))"]
      + mismatch.lines
  }

  private func describe(_ step: OrderResult.Step) -> String {
    "\(names[step.witness]) \(step.text(in: result.witnesses))"
  }

  private func number(of call: RecordedCall) -> Int {
    calls.first { $0.call.ordinal == call.ordinal }?.number ?? 1
  }
}

extension [OrderResult.Witness] {
  /// The fakes' names, numbered if several have the same name.
  var names: [String] {
    let names = map { "\($0.fake)" }
    return names.indices.map { index in
      let namesakes = names.indices.filter { names[$0] == names[index] }
      guard namesakes.count > 1 else { return names[index] }
      return "\(names[index]) \((namesakes.firstIndex(of: index) ?? 0) + 1)"
    }
  }
}

extension OrderResult.Step {
  /// Describes the expected call, without its fake.
  func text(in witnesses: [OrderResult.Witness]) -> String {
    pattern.text(of: function, in: witnesses[witness].log)
  }
}

/// The text for calls that weren't exactly the expected ones.
struct ExactText {
  private let result: ExactResult
  /// The fakes' names, numbered if several have the same name.
  private let names: [String]

  /// The received calls that were expected elsewhere, by the index of that entry.
  private let received: [Int: WitnessedCall]
  /// The calls that were expected in place of unexpected ones, by the index of those.
  private let expected: [Int: OrderResult.Step]

  /// The maximum number of differences among which related ones are searched.
  private static let searchLimit = 1_000

  init(_ result: ExactResult) {
    self.result = result
    names = result.witnesses.names
    let isSearched = result.entries.count(where: \.isDifferent) <= Self.searchLimit
    received = isSearched ? Self.received(result.entries) : [:]
    expected = isSearched ? Self.expected(result.entries) : [:]
  }

  var text: String {
    let fakes =
      names.count == 1
      ? names[0] : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    let since = result.beginning.text
    let headline = "\(fakes) did not receive exactly the expected calls\(since)."
    let none = result.received.isEmpty ? ["There are no calls\(since)."] : []
    return ([headline] + lines + none).joined(separator: "\n")
  }

  /// The lines of the entries, without the middle of long runs of calls that are all as expected,
  /// or all different; only received calls are numbered.
  private var lines: [String] {
    let entries = result.entries
    var lines: [String] = []
    var start = 0
    while start < entries.count {
      let isDifferent = entries[start].isDifferent
      let run = entries[start...].prefix { $0.isDifferent == isDifferent }
      let noun = isDifferent ? "more difference" : "more expected call"
      lines += ListText.shortened(
        run.indices, keeping: isDifferent ? 20 : 4, gap: { ListText.gap($0, noun) }, describe
      ).joined()
      start = run.endIndex
    }
    return lines
  }

  private func describe(entryAt index: Int) -> [String] {
    switch result.entries[index] {
    case .asExpected(let call):
      return ["  \(call.number). \(prefix(call.witness))\(call.call)"]
    case .unexpected(let call):
      let mismatch = expected[index].map { Mismatch($0.pattern, call.call.call).lines } ?? []
      return ["  \(call.number). \(prefix(call.witness))\(call.call): not expected here"]
        + mismatch.map { "     \($0)" }
    case .missing(let step):
      let fate = received[index].map { "received as #\($0.number)" } ?? "not received"
      let call = step.text(in: result.witnesses)
      return ["  -  \(prefix(step.witness))\(call): expected here, \(fate)"]
    }
  }

  /// The name of a call's fake, if there are several fakes.
  private func prefix(_ witness: Int) -> String { names.count == 1 ? "" : "\(names[witness]) " }

  /// Finds, for missing calls by the index of their entry, a received call that matches.
  private static func received(_ entries: [ExactResult.Entry]) -> [Int: WitnessedCall] {
    var unexpected = entries.filter(\.isDifferent).compactMap(\.received)
    var received: [Int: WitnessedCall] = [:]
    for (index, entry) in entries.enumerated() {
      guard case .missing(let step) = entry, let found = unexpected.firstIndex(where: step.matches)
      else { continue }
      received[index] = unexpected.remove(at: found)
    }
    return received
  }

  /// Finds, for unexpected calls by the index of their entry, the missing call to the same function
  /// that was expected in their place.
  private static func expected(_ entries: [ExactResult.Entry]) -> [Int: OrderResult.Step] {
    var missing: [OrderResult.Step] = []
    var expected: [Int: OrderResult.Step] = [:]
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .asExpected:
        missing = []
      case .missing(let step):
        missing.append(step)
      case .unexpected(let call):
        let found = missing.firstIndex {
          $0.witness == call.witness && $0.function == call.call.call.function
        }
        expected[index] = found.map { missing.remove(at: $0) }
      }
    }
    return expected
  }
}
