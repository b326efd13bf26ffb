extension OrderResult {
  /// Describes which expected call broke the order, and what was received.
  var text: String {
    let broken = found.count
    let after = broken == 0 ? beginning.afterText : " after \(describe(steps[broken - 1]))"
    let missing = "\(describe(steps[broken])) was not received\(after)"
    let (names, calls) = (witnesses.names, witnesses.calls)
    let expected = steps.indices.flatMap { lines(ofStep: $0, among: calls) }
    let evidence = ListText.numbered(calls, "call") { ["\(names[$0.witness]).\($0.call)"] }
    let headline = "Calls were not received in order: \(missing)."
    return ([headline, "Expected order:"] + expected + beginning.evidence(evidence))
      .joined(separator: "\n")
  }

  private func lines(ofStep index: Int, among calls: [WitnessedCall]) -> [String] {
    let text = "  \(index + 1). \(describe(steps[index]))"
    if index > found.count { return [text] }
    if index < found.count {
      let received = calls.first { $0.call.ordinal == found[index].ordinal }
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
    guard
      let (index, mismatch) = Mismatch.closest(to: step.call, among: recorded.map(\.call))
    else {
      let isUsed = witnesses[step.witness].log.calls(of: step.call.function).unrecorded != nil
      return [isUsed ? "used, but it calls stubbedValue, which doesn't record it" : "not received"]
    }
    return ["not received; the closest call is #\(recorded[index].number)"] + mismatch.lines
  }

  private func describe(_ step: Step) -> String {
    "\(witnesses.names[step.witness]).\(step.text(in: witnesses))"
  }
}

extension [OrderResult.Witness] {
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

extension OrderResult.Step {
  /// Describes the expected call, without its fake.
  func text(in witnesses: [OrderResult.Witness]) -> String { call.text(in: witnesses[witness].log) }
}

extension ExactResult {
  /// Describes how the received calls differ from the expected ones.
  var text: String {
    let fakes = witnesses.names.joined(separator: " and ")
    let since = beginning.afterText
    let headline = "\(fakes) did not receive exactly the expected calls\(since)."
    let none = received.isEmpty ? beginning.evidence([]) : []
    return ([headline] + lines + none).joined(separator: "\n")
  }

  /// The lines of the parts, without the middle of long runs of calls that are all as expected,
  /// or all different; only received calls are numbered.
  private var lines: [String] {
    var lines: [String] = []
    var start = 0
    while start < parts.count {
      let isDifferent = parts[start].isDifferent
      let run = parts[start...].prefix { $0.isDifferent == isDifferent }
      let noun = isDifferent ? "more difference" : "more expected call"
      lines += ListText.shortened(
        run, keeping: isDifferent ? 20 : 4, gap: { ListText.gap($0, noun) }, describe
      ).joined()
      start = run.endIndex
    }
    return lines
  }

  private func describe(_ part: Part) -> [String] {
    switch part {
    case .asExpected(let call):
      return ["  \(call.number). \(prefix(call.witness))\(call.call)"]
    case .changed(let call, let step):
      let difference = Mismatch(step.call.pattern, call.call.call).lines.map { "     \($0)" }
      let row = "  \(call.number). \(prefix(call.witness))\(call.call)"
      return ["\(row): expected with other arguments"] + difference
    case .unexpected(let call):
      return ["  \(call.number). \(prefix(call.witness))\(call.call): not expected here"]
    case .missing(let step):
      return ["  -  \(prefix(step.witness))\(step.text(in: witnesses)): expected here"]
    }
  }

  /// The name of a call's fake, if there are several fakes.
  private func prefix(_ witness: Int) -> String {
    witnesses.count == 1 ? "" : "\(witnesses.names[witness])."
  }
}
