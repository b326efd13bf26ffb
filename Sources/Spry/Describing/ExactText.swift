/// Describes how received calls differ from the only ones that were expected.
struct ExactText {
  private let result: ExactResult
  /// The fakes' names, numbered if several have the same name.
  private let names: [String]

  init(_ result: ExactResult) {
    self.result = result
    names = result.witnesses.names
  }

  var text: String {
    let fakes =
      names.count == 1
      ? names[0]
      : names.dropLast().joined(separator: ", ")
        + " and \(names[names.count - 1])"
    let since = result.beginning == nil ? "" : " since the checkpoint"
    let headline = "\(fakes) did not receive exactly the expected calls\(since)."
    let none = result.received.isEmpty ? ["There are no calls\(since)."] : []
    return ([headline] + lines + none).joined(separator: "\n")
  }

  /// The lines of all entries; only received calls are numbered.
  private var lines: [String] {
    var number = 0
    let blocks = result.entries.enumerated().map { index, entry -> (isDifferent: Bool, [String]) in
      switch entry {
      case .asExpected(let call):
        number += 1
        return (false, ["  \(number). \(describe(call))"])
      case .unexpected(let call):
        number += 1
        return (
          true,
          ["  \(number). \(describe(call)): not expected here"]
            + mismatch(at: index, call).map { "     \($0)" }
        )
      case .missing(let step):
        return (true, ["  -  \(describe(step)): \(fate(of: step))"])
      }
    }
    return shortened(blocks)
  }

  /// Omits the middle of long runs of calls that are all as expected, or all different.
  private func shortened(_ blocks: [(isDifferent: Bool, [String])]) -> [String] {
    var lines: [String] = []
    var start = 0
    while start < blocks.count {
      let isDifferent = blocks[start].isDifferent
      let run = blocks[start...].prefix { $0.isDifferent == isDifferent }
      let middle = ListText.middle(of: run.count, keeping: isDifferent ? 20 : 4)
      for (index, block) in run.enumerated() {
        if index == middle.lowerBound, !middle.isEmpty {
          let noun = isDifferent ? "more difference" : "more expected call"
          lines.append("  … \(Wording.count(middle.count, noun)) …")
        }
        if !middle.contains(index) { lines += block.1 }
      }
      start = run.endIndex
    }
    return lines
  }

  /// How a call differs from a missing one to the same function, if that was expected just before.
  private func mismatch(at index: Int, _ call: WitnessedCall) -> [String] {
    for entry in result.entries[..<index].reversed() {
      switch entry {
      case .asExpected: return []
      case .unexpected: continue
      case .missing(let step):
        if step.witness == call.witness, step.function == call.call.call.function {
          return Mismatch(step.pattern, call.call.call).lines
        }
      }
    }
    return []
  }

  /// What happened to an expected call that wasn't received in its place.
  private func fate(of step: OrderResult.Step) -> String {
    var number = 0
    for entry in result.entries {
      switch entry {
      case .asExpected:
        number += 1
      case .unexpected(let call):
        number += 1
        if call.witness == step.witness, step.matches(call.call) {
          return "expected here, received as #\(number)"
        }
      case .missing:
        break
      }
    }
    return "expected here, not received"
  }

  private func describe(_ call: WitnessedCall) -> String {
    names.count == 1 ? call.call.description : "\(names[call.witness]) \(call.call)"
  }

  private func describe(_ step: OrderResult.Step) -> String {
    let text = step.text(in: result.witnesses)
    return names.count == 1 ? text : "\(names[step.witness]) \(text)"
  }
}
