extension CallOrder {
  /// Describes which expected call broke the order, and what was received.
  func text(after wait: Wait?) -> String {
    let broken = found.count
    let after =
      broken == 0 ? witnesses.beginning.afterText : " after \(describe(steps[broken - 1]))"
    let missing = "\(describe(steps[broken])) was not received\(after)"
    let (names, calls) = (witnesses.names, witnesses.calls)
    let expected = steps.indices.flatMap { NumberedList.item($0 + 1, lines(ofStep: $0, calls)) }
    let evidence = NumberedList.lines(calls, "call") { ["\(names[$0.witness]).\($0.recorded)"] }
    let headline = "Calls were not received in order\(wait.text): \(missing)."
    return ([headline, "Expected order:"] + expected + witnesses.beginning.evidence(evidence))
      .joined(separator: "\n")
  }

  /// Describes what happened to an expected call, in one or more lines.
  private func lines(ofStep index: Int, _ calls: [WitnessedCall]) -> [String] {
    let (step, text) = (steps[index], describe(steps[index]))
    if index > found.count { return [text] }
    if index < found.count {
      let received = calls.first { $0.recorded.ordinal == found[index].ordinal }
      return ["\(text): received as #\(received?.number ?? 1)"]
    }
    let recorded = calls.filter { $0.witness == step.witness }
    if let earlier = recorded.last(where: step.matches) {
      return ["\(text): not received after that; last received as #\(earlier.number)"]
    }
    guard let closest = ClosestCall.find(step.call, among: recorded.map(\.recorded)) else {
      let isUsed = witnesses[step.witness].log.calls(of: step.call.function).unrecorded != nil
      let unrecorded = "used, but it calls stubbedValue, which doesn't record it"
      return ["\(text): \(isUsed ? unrecorded : "not received")"]
    }
    return ["\(text): not received; the closest call is #\(recorded[closest.index].number)"]
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
    return names.enumerated().map { index, name in
      totals[name] == 1 ? name : "\(name) \(names[...index].count { $0 == name })"
    }
  }
}

extension CallOrder.Step {
  /// Describes the expected call, without its fake.
  func text(in witnesses: [Witness]) -> String { call.text(in: witnesses[witness].log) }
}
