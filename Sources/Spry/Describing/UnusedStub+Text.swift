extension [UnusedStub] {
  /// Describes the stubs of a fake that no call has used.
  func text(of fake: FakeIdentity) -> String {
    let headline = "\(fake) has \(Wording.count(count, "unused stub")):"
    let remedy =
      "If a stub should have been used, fix it or the code; otherwise, remove it or add .optional()."
    return ([headline] + NumberedList.lines(self, "stub", \.lines) + [remedy])
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
    case .notNeeded:
      return [
        "calls were received, but none used it; possible reasons: another stub took precedence, the calls needed no stub, this stub was added after them, or it returns a different type"
      ]
    case .otherArguments(let closest, let count):
      return ["\(function) was called \(Wording.times(count)); the closest call:"]
        + ["  \(closest.call.text)"] + closest.lines.map { "    \($0)" }
    }
  }
}
