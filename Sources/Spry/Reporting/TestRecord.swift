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

  /// How often each call to each fake had no stub, and the numbers of the function's stubs at that
  /// time.
  private var missed: [ObjectIdentifier: [String: (count: Int, stubs: [Int])]] = [:]

  /// The number of times that callers are searched for in one test; a search takes up to 30 ms for
  /// each new line.
  private static let searchLimit = 10
  private var searchCount = 0

  /// Counts a call, as a failure shows it, that has no stub.
  ///
  /// - Returns: The number of such calls so far, or `nil` for the first, and when the function's
  ///   stubs have changed.
  mutating func miss(_ call: String, to fake: ObjectIdentifier, _ stubs: [Int]) -> Int? {
    let previous = missed[fake]?[call]
    let count = (previous?.count ?? 0) + 1
    missed[fake, default: [:]][call] = (count, stubs)
    return previous?.stubs == stubs ? count : nil
  }

  /// Counts a search for callers, and returns whether there may be one more.
  mutating func maySearch() -> Bool {
    searchCount += 1
    return searchCount <= Self.searchLimit
  }
}
