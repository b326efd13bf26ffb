extension UnverifiedCalls {
  /// Describes the calls, with their numbers among all calls to the fake.
  var text: String {
    let headline = "\(fake) has \(Wording.count(calls.count, "unverified call")):"
    let lines = ListText.numbered(calls, "call", number: number) { call in
      [call.lines[0] + repetition(of: call)] + call.lines.dropFirst()
    }
    return ([headline] + lines + [advice]).joined(separator: "\n")
  }

  private var verified: [RecordedCall] { all.filter { !ordinals.contains($0.ordinal) } }

  private func number(of call: RecordedCall) -> Int {
    1 + (all.firstIndex { $0.ordinal == call.ordinal } ?? 0)
  }

  /// Says that calls with equal arguments have been verified, if that is so.
  private func repetition(of call: RecordedCall) -> String {
    let pattern = ArgumentPattern(call.arguments)
    func isEqual(_ other: RecordedCall) -> Bool {
      other.call.function == call.call.function && pattern.matches(other.arguments)
    }
    let count = verified.count(where: isEqual)
    if count == 0 { return "" }
    return " was received \(Wording.times(all.count(where: isEqual))); "
      + (count == 1 ? "once is verified" : "\(count) of them are verified")
  }

  /// Names the functions to exclude, unless other calls to them have been verified.
  private var advice: String {
    let verified = Set(verified.map(\.call.function))
    let functions = calls.map(\.call.function).filter { !verified.contains($0) }
    let verify = "Verify \(calls.count == 1 ? "it" : "them")"
    if functions.isEmpty { return "\(verify) too, if that is what you expect." }
    let different = functions.indices.filter { !functions[..<$0].contains(functions[$0]) }
    let names = different.map { ".\(fake.functions.caseName(of: functions[$0]))" }
    return "\(verify), or exclude functions that don't matter: "
      + "excluding: [\(names.joined(separator: ", "))]"
  }
}
