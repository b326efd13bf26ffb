/// What is said of calls that were not received in order.
enum OrderText {
  static func outOfOrder(_ result: OrderResult) -> String {
    let names = names(result)
    let calls = merged(result)
    let lines =
      [headline(result, names)] + ["Expected order:"] + expected(result, names, calls)
      + evidence(result, names, calls)
    return lines.joined(separator: "\n")
  }

  /// A recorded call, and the index of its fake among the witnesses.
  private struct WitnessedCall {
    let call: RecordedCall
    let witness: Int
  }

  private static func headline(_ result: OrderResult, _ names: [String]) -> String {
    let broken = result.found.count
    let missing = describe(result.steps[broken], result, names)
    let after = broken == 0 ? "" : " after \(describe(result.steps[broken - 1], result, names))"
    return "The order of calls was not met: no \(missing)\(after)\(since(result))."
  }

  private static func expected(
    _ result: OrderResult, _ names: [String], _ calls: [WitnessedCall]
  ) -> [String] {
    result.steps.enumerated().flatMap { index, step in
      let text = "  \(index + 1). \(describe(step, result, names))"
      if index < result.found.count {
        return ["\(text): is #\(number(of: result.found[index].ordinal, in: calls))"]
      }
      if index > result.found.count { return [text] }
      let fate = fate(step, result, calls)
      return ["\(text): \(fate[0])"] + fate.dropFirst().map { "     \($0)" }
    }
  }

  /// What became of the call at which the order broke, in a line or more.
  private static func fate(
    _ step: OrderResult.Step, _ result: OrderResult, _ calls: [WitnessedCall]
  ) -> [String] {
    let candidates = calls.filter { $0.witness == step.witness }
    let earlier = candidates.last {
      FunctionName($0.call.function) == step.function
        && step.pattern.matches($0.call.arguments)
    }
    if let earlier {
      return ["missing; the last one is #\(number(of: earlier.call.ordinal, in: calls))"]
    }
    let recorded = candidates.map(\.call)
    guard let closest = ClosestCall.place(of: step.function, step.pattern, among: recorded)
    else { return ["missing, received never"] }
    let call = recorded[closest]
    let signature = CallText.signature(
      of: step.function, candidates: [call.call.signature], count: call.arguments.count)
    return ["missing, received never; the closest is #\(number(of: call.ordinal, in: calls))"]
      + Mismatch(step.pattern, call.arguments, call: call).lines(signature)
  }

  private static func evidence(
    _ result: OrderResult, _ names: [String], _ calls: [WitnessedCall]
  ) -> [String] {
    calls.isEmpty
      ? ["There are no calls\(since(result))."]
      : ["All calls\(since(result)):"]
        + VerificationText.numbered(calls) { "\(names[$0.witness]) \($0.call)" }
  }

  private static func describe(
    _ step: OrderResult.Step, _ result: OrderResult, _ names: [String]
  ) -> String {
    let call = CallText.describe(step, in: result.witnesses[step.witness].log)
    return "\(names[step.witness]) \(call)"
  }

  /// The fakes' names, with a number where two would have the same.
  private static func names(_ result: OrderResult) -> [String] {
    let names = result.witnesses.map { "\($0.fake)" }
    return names.indices.map { index in
      let namesakes = names.indices.filter { names[$0] == names[index] }
      guard namesakes.count > 1 else { return names[index] }
      return "\(names[index]) \((namesakes.firstIndex(of: index) ?? 0) + 1)"
    }
  }

  /// The calls of all fakes in the order in which they were recorded.
  private static func merged(_ result: OrderResult) -> [WitnessedCall] {
    result.witnesses.enumerated().flatMap { index, witness in
      witness.log.calls.map { WitnessedCall(call: $0, witness: index) }
    }
    .sorted { $0.call.ordinal < $1.call.ordinal }
  }

  private static func number(of ordinal: Int, in calls: [WitnessedCall]) -> Int {
    (calls.firstIndex { $0.call.ordinal == ordinal } ?? 0) + 1
  }

  private static func since(_ result: OrderResult) -> String {
    result.beginning == nil ? "" : " since the checkpoint"
  }
}
