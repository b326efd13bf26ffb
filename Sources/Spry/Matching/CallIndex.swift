/// Finds the calls to a function by their first argument, if it is a plain number or string.
///
/// Without it, a test that verifies each of thousands of calls would compare all of them each time.
/// The index grows when a verification asks for it, so recording a call costs nothing more.
package struct CallIndex: Sendable {
  /// Comparing fewer calls than this is faster than indexing them.
  private static let leastCount = 64

  /// The number of calls that have been indexed.
  private var count = 0
  /// The calls, by their indices.
  private var calls: [SpecifiedValue.Key: [Int]] = [:]
  /// Those whose first argument has no key.
  private var others: [Int] = []

  package init() {}

  /// The calls that may match, oldest first.
  ///
  /// - Parameters:
  ///   - pattern: What the arguments have to be.
  ///   - entries: All calls of the function.
  /// - Returns: The indices of the calls; `nil` to look at all.
  package mutating func candidates(
    for pattern: ArgumentPattern, in entries: [FunctionCalls.Entry]
  ) -> [Int]? {
    guard
      case .value(let first) = pattern.matchers.first, let key = first.key,
      entries.count >= Self.leastCount
    else { return nil }
    extend(to: entries)
    let found = calls[key] ?? []
    return others.isEmpty ? found : (found + others).sorted()
  }

  private mutating func extend(to entries: [FunctionCalls.Entry]) {
    while count < entries.count {
      // As the log keeps it: to look at a weak one could free its object, under a lock.
      if let key = SpecifiedValue.Key(entries[count].kept.first ?? nil) {
        calls[key, default: []].append(count)
      } else {
        others.append(count)
      }
      count += 1
    }
  }
}
