extension ExactCalls {
  /// Describes how the received calls differ from the expected ones.
  var text: String {
    let fakes = witnesses.names.joined(separator: " and ")
    let since = witnesses.beginning.afterText
    let headline = "\(fakes) did not receive exactly the expected calls\(since)."
    let none = received.isEmpty ? witnesses.beginning.evidence([]) : []
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
        run, keeping: isDifferent ? 20 : 4, gap: { NumberedList.gap($0, noun) }, describe
      ).joined()
      start = run.endIndex
    }
    return lines
  }

  private func describe(_ part: Part) -> [String] {
    switch part {
    case .asExpected(let call):
      return ["  \(call.number). \(prefix(call.witness))\(call.recorded)"]
    case .changed(let call, let step):
      let difference = Mismatch(step.call.pattern, call.recorded.call).lines.map { "     \($0)" }
      let row = "  \(call.number). \(prefix(call.witness))\(call.recorded)"
      return ["\(row): expected with other arguments"] + difference
    case .unexpected(let call):
      return ["  \(call.number). \(prefix(call.witness))\(call.recorded): not expected here"]
    case .missing(let step):
      return ["  -  \(prefix(step.witness))\(step.text(in: witnesses)): expected here"]
    }
  }

  /// The name of a call's fake, if there are several fakes.
  private func prefix(_ witness: Int) -> String {
    witnesses.count == 1 ? "" : "\(witnesses.names[witness])."
  }
}
