extension CallOrder {
  /// Describes which expected call broke the order, and what was received.
  func text(after wait: Wait?) -> String {
    let broken = found.count
    let after =
      broken == 0 ? witnesses.beginning.afterText : " after \(describe(steps[broken - 1]))"
    let missing = "\(describe(steps[broken])) was not received\(after)"
    let (names, calls) = (witnesses.names, witnesses.calls)
    let expected = steps.indices.flatMap { lines(ofStep: $0, among: calls) }
    let evidence = NumberedList.lines(calls, "call") { ["\(names[$0.witness]).\($0.recorded)"] }
    let headline = "Calls were not received in order\(wait.text): \(missing)."
    return ([headline, "Expected order:"] + expected + witnesses.beginning.evidence(evidence))
      .joined(separator: "\n")
  }

  private func lines(ofStep index: Int, among calls: [WitnessedCall]) -> [String] {
    let text = "  \(index + 1). \(describe(steps[index]))"
    if index > found.count { return [text] }
    if index < found.count {
      let received = calls.first { $0.recorded.ordinal == found[index].ordinal }
      return ["\(text): received as #\(received?.number ?? 1)"]
    }
    let fate = fate(of: steps[index], among: calls)
    return ["\(text): \(fate[0])"] + fate.dropFirst().map { "     \($0)" }
  }

  /// Describes what happened to the call that broke the order, in one or more lines.
  private func fate(of step: Step, among calls: [WitnessedCall]) -> [String] {
    let recorded = calls.filter { $0.witness == step.witness }
    if let earlier = recorded.last(where: step.matches) {
      return ["not received after that; last received as #\(earlier.number)"]
    }
    guard let closest = ClosestCall.find(step.call, among: recorded.map(\.recorded)) else {
      let isUsed = witnesses[step.witness].log.calls(of: step.call.function).unrecorded != nil
      return [isUsed ? "used, but it calls stubbedValue, which doesn't record it" : "not received"]
    }
    return ["not received; the closest call is #\(recorded[closest.index].number)"]
      + closest.mismatch.lines
  }

  private func describe(_ step: Step) -> String {
    "\(witnesses.names[step.witness]).\(step.text(in: witnesses))"
  }
}

extension [Witness] {
  /// The fakes' names, numbered if several have the same name.
  var names: [String] {
    let names = map { "\($0.fake)" }
    let totals = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      return totals[name] == 1 ? name : "\(name) \(counts[name, default: 0])"
    }
  }
}

extension CallOrder.Step {
  /// Describes the expected call, without its fake.
  func text(in witnesses: [Witness]) -> String { call.text(in: witnesses[witness].log) }
}
