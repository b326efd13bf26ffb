extension UnusedStub {
  /// Why no call used the stub, as far as the recorded calls tell.
  enum Reason {
    case notCalled
    /// A member, such as a getter, was called, but doesn't record that.
    case unrecorded
    /// Calls matched the stub, but something else answered them.
    case notNeeded
    /// All calls had other arguments.
    case otherArguments(closest: [Mismatch], count: Int)
  }

  /// The maximum number of calls that are shown for one stub.
  static let callLimit = 3
  /// The number of most recent calls that are compared with one stub.
  static let searchLimit = 100

  var reason: Reason {
    let count = calls.entries.count
    guard count > 0 else { return calls.unrecorded != nil ? .unrecorded : .notCalled }
    let latest = calls.latest(Self.searchLimit)
    let mismatches = latest.map { Mismatch(rule.pattern, $0.call) }.filter { !$0.isMatch }
    guard mismatches.count == latest.count else { return .notNeeded }
    // Of equally close calls, the oldest first.
    let closest = mismatches.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .prefix(Self.callLimit).map(\.element)
    return .otherArguments(closest: closest, count: count)
  }
}
