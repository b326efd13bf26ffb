extension UnusedStub: CustomStringConvertible {
  /// The stub with its line, and why no call used it.
  public var description: String { lines.joined(separator: "\n") }

  /// The stub, and why no call used it.
  var lines: [String] {
    let reason =
      switch reason {
      case .notCalled: ["\(function) was not called"]
      case .notNeeded:
        [
          "calls were received, but none used it; possible reasons: another stub took precedence, the calls needed no stub, this stub was added after them, or it returns a different type"
        ]
      case .otherArguments(let closest, let count):
        ["\(function) was called \(Wording.times(count)); the closest call:"]
          + ["  \(closest.call.text)"] + closest.lines.map { "    \($0)" }
      }
    return ["\(function), \(rule.pattern.text), at \(rule.location.shortName)"] + reason
  }
}
