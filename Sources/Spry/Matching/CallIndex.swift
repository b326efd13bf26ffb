/// Finds the calls of a fake by their first argument, where it is a plain number or text.
///
/// A test that verifies each of thousands of calls would otherwise look at all of them each time.
/// It is extended when a verification asks, so that recording a call costs nothing more.
package struct CallIndex: Sendable {
  /// Fewer calls are looked at faster than they are indexed.
  private static let leastCount = 64

  /// The calls of one function, by their indices.
  private struct FunctionIndex: Sendable {
    var count = 0
    var calls: [SpecifiedValue.Key: [Int]] = [:]
    /// Those whose first argument has no key.
    var others: [Int] = []

    mutating func extend(to entries: [FunctionCalls.Entry]) {
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

  private var functions: [FunctionName: FunctionIndex] = [:]

  package init() {}

  /// The calls that may match, oldest first.
  ///
  /// - Parameters:
  ///   - pattern: What the arguments have to be.
  ///   - function: The function that was called.
  ///   - log: All calls of the fake.
  /// - Returns: The indices of the calls among those of the function; `nil` to look at all.
  package mutating func candidates(
    for pattern: ArgumentPattern, of function: FunctionName, in log: CallLog
  ) -> [Int]? {
    guard case .value(let first) = pattern.matchers.first, let key = first.key else { return nil }
    let entries = log.entries(of: function)
    guard entries.count >= Self.leastCount else { return nil }
    functions[function, default: FunctionIndex()].extend(to: entries)
    guard let index = functions[function] else { return nil }
    let found = index.calls[key] ?? []
    return index.others.isEmpty ? found : (found + index.others).sorted()
  }
}
