extension UnusedStub: CustomStringConvertible {
  /// The stub with its line, and why no call used it.
  public var description: String { lines.joined(separator: "\n") }

  /// The stub, and why no call used it.
  var lines: [String] {
    ["\(function), \(rule.pattern.text), at \(rule.location.shortName)"] + reason
  }

  /// The number of most recent calls that are compared with one stub.
  private static let searchLimit = 100

  /// Why no call used the stub, as far as the recorded calls tell.
  private var reason: [String] {
    let mismatches = calls.latest(Self.searchLimit).map { Mismatch(rule.pattern, $0.call) }
    let closest = mismatches.min { $0.weight < $1.weight }
    // Of a call that isn't recorded, such as one to a getter, the arguments aren't known.
    if closest == nil, calls.unrecorded == nil { return ["\(function) was not called"] }
    guard let closest, !closest.isMatch else {
      return [
        "calls were received, but none used it; possible reasons: another stub took precedence, the calls needed no stub, this stub was added after them, or it returns a different type"
      ]
    }
    let count = Wording.times(calls.entries.count)
    return ["\(function) was called \(count); the closest call:", "  \(closest.call.text)"]
      + closest.lines.map { "    \($0)" }
  }
}
