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
    case .asExpected(let call): row(call, "")
    case .changed(let call, let step):
      row(call, ": expected with other arguments", Mismatch(step.call.pattern, call.recorded.call))
    case .unexpected(let call): row(call, ": not expected here")
    case .missing(let step):
      ["  -  \(prefix(step.witness))\(step.text(in: witnesses)): expected here"]
    }
  }

  /// A received call, what is wrong with it, and how its arguments differ.
  private func row(_ call: WitnessedCall, _ note: String, _ mismatch: Mismatch? = nil) -> [String] {
    let text = "\(prefix(call.witness))\(call.recorded)\(note)"
    return NumberedList.item(call.number, [text] + (mismatch?.lines ?? []))
  }

  /// The name of a call's fake, if there are several fakes.
  private func prefix(_ witness: Int) -> String {
    witnesses.count == 1 ? "" : "\(witnesses.names[witness])."
  }
}
