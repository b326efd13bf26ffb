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

  /// A recorded call, and the place of its fake among the witnesses.
  private struct WitnessedCall {
    let call: RecordedCall
    let place: Int
  }

  private static func headline(_ result: OrderResult, _ names: [String]) -> String {
    let broken = result.found.count
    let missing = describe(result.patterns[broken], result, names)
    let after = broken == 0 ? "" : " after \(describe(result.patterns[broken - 1], result, names))"
    return "The order of calls was not met: no \(missing)\(after)\(since(result))."
  }

  private static func expected(
    _ result: OrderResult, _ names: [String], _ calls: [WitnessedCall]
  ) -> [String] {
    result.patterns.enumerated().flatMap { index, pattern in
      let text = "  \(index + 1). \(describe(pattern, result, names))"
      if index < result.found.count {
        return ["\(text): is #\(number(of: result.found[index].ordinal, in: calls))"]
      }
      if index > result.found.count { return [text] }
      let fate = fate(pattern, result, calls)
      return ["\(text): \(fate[0])"] + fate.dropFirst().map { "     \($0)" }
    }
  }

  /// What became of the call at which the order broke, in a line or more.
  private static func fate(
    _ pattern: CallPattern, _ result: OrderResult, _ calls: [WitnessedCall]
  ) -> [String] {
    let place = result.place(of: pattern)
    let candidates = calls.filter { $0.place == place }
    let earlier = candidates.last {
      FunctionName($0.call.function) == pattern.function
        && pattern.pattern.matches($0.call.arguments)
    }
    if let earlier {
      return ["missing; the last one is #\(number(of: earlier.call.ordinal, in: calls))"]
    }
    let recorded = candidates.map(\.call)
    guard let closest = ClosestCall.place(of: pattern.function, pattern.pattern, among: recorded)
    else { return ["missing, received never"] }
    let call = recorded[closest]
    let signature = CallText.signature(
      of: pattern.function, candidates: [call.signature], count: call.arguments.count)
    return ["missing, received never; the closest is #\(number(of: call.ordinal, in: calls))"]
      + Mismatch(pattern.pattern, call.arguments, call: call).lines(signature)
  }

  private static func evidence(
    _ result: OrderResult, _ names: [String], _ calls: [WitnessedCall]
  ) -> [String] {
    calls.isEmpty
      ? ["There are no calls\(since(result))."]
      : ["All calls\(since(result)):"]
        + VerificationText.numbered(calls) { "\(names[$0.place]) \($0.call)" }
  }

  private static func describe(
    _ pattern: CallPattern, _ result: OrderResult, _ names: [String]
  ) -> String {
    let place = result.place(of: pattern)
    let call = CallText.describe(pattern, in: result.witnesses[place].log)
    return "\(names[place]) \(call)"
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
    result.witnesses.enumerated().flatMap { place, witness in
      witness.log.calls.map { WitnessedCall(call: $0, place: place) }
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
