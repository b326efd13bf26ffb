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
    func isSame(_ other: RecordedCall) -> Bool {
      other.call.function == call.call.function && pattern.matches(other.arguments)
    }
    let count = verified.count(where: isSame)
    if count == 0 { return "" }
    return ": received \(Wording.times(all.count(where: isSame))), verified \(Wording.times(count))"
  }

  /// Names the functions to exclude, unless other calls to them have been verified.
  private var advice: String {
    let verified = Set(verified.map(\.call.function))
    let functions = calls.map(\.call.function).filter { !verified.contains($0) }
    let isSingle = calls.count == 1
    let verify = "Verify \(isSingle ? "it" : "them")"
    if functions.isEmpty { return "\(verify) too or, if that isn't expected, fix the code." }
    let different = functions.indices.filter { !functions[..<$0].contains(functions[$0]) }
    let names = different.map { ".\(fake.functions.caseName(of: functions[$0]))" }
    return "\(verify) or, if \(isSingle ? "it doesn't" : "they don't") matter, pass "
      + "excluding: [\(names.joined(separator: ", "))]"
  }
}

extension [UnusedStub] {
  /// Describes the stubs of a fake that no call has used.
  func text(of fake: FakeIdentity) -> String {
    let headline = "\(fake) has \(Wording.count(count, "unused stub")):"
    let remedy =
      "If a stub should have been used, fix it or the code; otherwise, remove it or add .optional()."
    return ([headline] + ListText.numbered(self, "stub", \.lines) + [remedy])
      .joined(separator: "\n")
  }
}

extension UnusedStub: CustomStringConvertible {
  /// The stub with its line, and why no call used it.
  public var description: String { lines.joined(separator: "\n") }

  /// The stub, and why no call used it.
  fileprivate var lines: [String] {
    ["\(function), \(rule.pattern.text), at \(rule.location.shortName)"] + reason.lines(function)
  }
}

extension UnusedStub.Reason {
  fileprivate func lines(_ function: String) -> [String] {
    switch self {
    case .notCalled: return ["\(function) was not called"]
    case .unrecorded: return ["\(function) was called, but no call used this stub"]
    case .notNeeded:
      return [
        "calls matched it, but none used it; possible reasons: another stub took precedence, the calls needed no stub, this stub was added after them, or it returns a different type"
      ]
    case .otherArguments(let closest, let count):
      let heading = "\(function) was called \(Wording.times(count))\(Self.selection(of: count)):"
      return [heading] + closest.flatMap { ["  \($0.call.text)"] + $0.lines.map { "    \($0)" } }
    }
  }

  /// Describes which of a number of calls are listed.
  private static func selection(of count: Int) -> String {
    if count > UnusedStub.searchLimit {
      return "; of the last \(UnusedStub.searchLimit) calls, these are the closest"
    }
    return count > UnusedStub.callLimit
      ? ", with other arguments; the \(UnusedStub.callLimit) closest calls"
      : ", with other arguments"
  }
}

extension StubRule {
  /// Explains why the stub has answered nothing.
  func shadowedText(_ fake: FakeIdentity, by winner: StubRule, _ call: Call) -> String {
    """
    \(fake) never used this stub for \(function.rawValue), because an older one has more conditions and \
    answered instead:
      \(call.text) by \(winner.pattern.text), at \(winner.location.shortName)
    Give this stub the same conditions, or leave them out there. If the older stub should answer, \
    remove this one or add .optional().
    """
  }
}
