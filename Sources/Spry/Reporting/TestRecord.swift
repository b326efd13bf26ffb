/// What one test has been told so far, so that one cause is reported once.
struct TestRecord: Sendable {
  /// How a failure has listed a call.
  enum Listing: Sendable {
    /// As one of the calls that were received.
    case asEvidence
    /// Because no stub answered it.
    case unstubbed
  }

  /// The calls that failures have listed, by their ordinals.
  var listedCalls: [Int: Listing] = [:]

  /// A call as a failure shows it, and the fake that received it.
  struct MissedCall: Hashable, Sendable {
    let fake: ObjectIdentifier
    let text: String
  }

  /// How often each call had no stub, and the numbers of the function's stubs at that time.
  private var missed: [MissedCall: (count: Int, stubs: [Int])] = [:]

  /// The number of times that callers are searched for in one test; a search takes up to 30 ms for
  /// each new line.
  private static let searchLimit = 10
  private var searchCount = 0

  /// Counts a call that has no stub.
  ///
  /// - Returns: The number of such calls so far, or `nil` for the first, and when the function's
  ///   stubs have changed.
  mutating func miss(_ call: MissedCall, _ stubs: [Int]) -> Int? {
    let previous = missed[call]
    let count = (previous?.count ?? 0) + 1
    missed[call] = (count, stubs)
    return previous?.stubs == stubs ? count : nil
  }

  /// Counts a search for callers, and returns whether there may be one more.
  mutating func maySearch() -> Bool {
    searchCount += 1
    return searchCount <= Self.searchLimit
  }
}
