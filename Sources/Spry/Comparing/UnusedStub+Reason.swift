extension UnusedStub {
  /// Why no call used the stub, as far as the recorded calls tell.
  enum Reason {
    case notCalled
    /// Calls may have matched the stub, but something else answered them.
    case notNeeded
    /// All calls had other arguments.
    case otherArguments(closest: Mismatch, count: Int)
  }

  /// The number of most recent calls that are compared with one stub.
  private static let searchLimit = 100

  var reason: Reason {
    let mismatches = calls.latest(Self.searchLimit).map { Mismatch(rule.pattern, $0.call) }
    guard let closest = mismatches.min(by: { $0.weight < $1.weight }) else {
      // Of a call that isn't recorded, such as one to a getter, the arguments aren't known.
      return calls.unrecorded != nil ? .notNeeded : .notCalled
    }
    return closest.isMatch
      ? .notNeeded : .otherArguments(closest: closest, count: calls.entries.count)
  }
}
