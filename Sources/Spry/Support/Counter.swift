#if canImport(Darwin)
  /// A number that several threads count up without losing a step.
  package final class Counter: Sendable {
    // `Atomic` needs macOS 15.
    private let count = Lock(0)

    package init() {}

    package var value: Int { count.withLock { $0 } }

    /// Counts up by one.
    ///
    /// - Returns: The new number.
    package func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }

    /// Counts up by one, provided that nobody else has since `value` was read.
    ///
    /// - Returns: Whether it did.
    package func advance(from value: Int) -> Bool {
      count.withLock { count in
        guard count == value else { return false }
        count += 1
        return true
      }
    }
  }
#else
  import Synchronization

  /// A number that several threads count up without losing a step.
  package final class Counter: Sendable {
    private let count = Atomic(0)

    package init() {}

    package var value: Int { count.load(ordering: .relaxed) }

    /// Counts up by one.
    ///
    /// - Returns: The new number.
    package func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Counts up by one, provided that nobody else has since `value` was read.
    ///
    /// - Returns: Whether it did.
    package func advance(from value: Int) -> Bool {
      count.compareExchange(expected: value, desired: value + 1, ordering: .relaxed).exchanged
    }
  }
#endif

extension Counter {
  /// Makes sure that the number is greater than `least`, which it is not less than.
  package func mark(from least: Int = 0) {
    // Looked at first: to write it would take it away from the other threads each time.
    if value == least { _ = advance(from: least) }
  }
}
