/// An index of the calls to a function by their first argument, for plain numbers, strings, and
/// Booleans.
///
/// Without the index, a test that verifies each of thousands of calls would compare all of them
/// every time. The index is updated only when a verification uses it, so it adds nothing to the
/// cost of recording a call.
package struct CallIndex: Sendable {
  /// Comparing fewer calls than this is faster than indexing them.
  private static let leastCount = 64

  /// The number of calls that have been indexed.
  private var count = 0
  /// The indices of the calls, by the key of their first argument.
  private var calls: [SpecifiedValue.Key: [Int]] = [:]
  /// The indices of the calls whose first argument has no key.
  private var others: [Int] = []

  package init() {}

  /// The calls that may match, oldest first.
  ///
  /// - Parameters:
  ///   - pattern: The conditions for the arguments.
  ///   - entries: All calls to the function.
  /// - Returns: The indices of the calls, or `nil` if all calls have to be compared.
  package mutating func candidates(
    for pattern: ArgumentPattern, in entries: [FunctionCalls.Entry]
  ) -> [Int]? {
    guard
      case .value(let first) = pattern.matchers.first?.rule, let key = first.key,
      entries.count >= Self.leastCount
    else { return nil }
    extend(to: entries)
    let found = calls[key] ?? []
    return others.isEmpty ? found : (found + others).sorted()
  }

  private mutating func extend(to entries: [FunctionCalls.Entry]) {
    while count < entries.count {
      // The argument as the log keeps it: reading a weak one could free its object under the lock.
      if let key = SpecifiedValue.Key(entries[count].kept.first ?? nil) {
        calls[key, default: []].append(count)
      } else {
        others.append(count)
      }
      count += 1
    }
  }
}
