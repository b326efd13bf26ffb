/// Describes calls that were not received in order.
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
    ([headline, "Expected order:"] + expected + evidence).joined(separator: "\n")
  }

  private var headline: String {
    let broken = result.found.count
    let missing = "\(describe(result.steps[broken])) was not received"
    let after = broken == 0 ? "" : " after \(describe(result.steps[broken - 1]))"
    return "Calls were not received in order: \(missing)\(after)\(since)."
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

  private var evidence: [String] {
    calls.isEmpty
      ? ["There are no calls\(since)."]
      : ["All calls\(since):"]
        + ListText.numbered(calls, "call") { ["\(names[$0.witness]) \($0.call)"] }
  }

  private func describe(_ step: OrderResult.Step) -> String {
    "\(names[step.witness]) \(step.text(in: result.witnesses))"
  }

  private func number(of call: RecordedCall) -> Int {
    (calls.firstIndex { $0.call.ordinal == call.ordinal } ?? 0) + 1
  }

  private var since: String { result.beginning == nil ? "" : " since the checkpoint" }
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
