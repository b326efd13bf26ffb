/// Describes calls that were not received in order.
struct OrderText {
  /// A recorded call, and the index of its fake among the witnesses.
  private struct WitnessedCall {
    let call: RecordedCall
    let witness: Int
  }

  private let result: OrderResult
  /// The fakes' names, numbered if several have the same name.
  private let names: [String]
  /// The calls of all fakes in the order in which they were recorded.
  private let calls: [WitnessedCall]

  init(_ result: OrderResult) {
    self.result = result
    let names = result.witnesses.map { "\($0.fake)" }
    self.names = names.indices.map { index in
      let namesakes = names.indices.filter { names[$0] == names[index] }
      guard namesakes.count > 1 else { return names[index] }
      return "\(names[index]) \((namesakes.firstIndex(of: index) ?? 0) + 1)"
    }
    calls = result.witnesses.enumerated().flatMap { index, witness in
      witness.log.calls.map { WitnessedCall(call: $0, witness: index) }
    }
    .sorted { $0.call.ordinal < $1.call.ordinal }
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
    let earlier = recorded.last {
      $0.call.function == step.function && step.pattern.matches($0.arguments)
    }
    if let earlier { return ["not received after that; last received as #\(number(of: earlier))"] }
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
    let log = result.witnesses[step.witness].log
    return "\(names[step.witness]) \(step.pattern.text(of: step.function, in: log))"
  }

  private func number(of call: RecordedCall) -> Int {
    (calls.firstIndex { $0.call.ordinal == call.ordinal } ?? 0) + 1
  }

  private var since: String { result.beginning == nil ? "" : " since the checkpoint" }
}
