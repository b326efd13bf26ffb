extension UnverifiedCalls {
  /// Describes the calls, with their numbers among all calls to the fake.
  var text: String {
    let headline = "\(fake) has \(Wording.count(calls.count, "unverified call")):"
    let lines = NumberedList.lines(calls, "call", number: number) { call in
      [call.lines[0] + repetition(of: call)] + call.lines.dropFirst()
    }
    return ([headline] + lines + [advice]).joined(separator: "\n")
  }

  private func number(of call: RecordedCall) -> Int {
    1 + (all.firstIndex { $0.ordinal == call.ordinal } ?? 0)
  }

  /// Says that calls with equal arguments have been verified, if that is so.
  private func repetition(of call: RecordedCall) -> String {
    let expected = ExpectedCall(call.call.function, ArgumentPattern(call.call.arguments))
    let count = verified.count(where: expected.matches)
    if count == 0 { return "" }
    let received = all.count(where: expected.matches)
    return ": received \(Wording.times(received)), verified \(Wording.times(count))"
  }

  /// Names the functions to exclude, unless other calls to them have been verified.
  private var advice: String {
    let rest = Set(calls.map(\.call.function)).subtracting(verified.map(\.call.function))
    if rest.isEmpty { return "Verify each call or, if it isn't expected, fix the code." }
    let cases = rest.map { ".\(fake.functions.caseName(of: $0))" }.sorted().joined(separator: ", ")
    return "Verify each call or, if it doesn't matter, pass excluding: [\(cases)]"
  }
}
