#if canImport(Darwin)
  /// A number that several threads can increment without losing a step.
  package final class Counter: Sendable {
    // `Atomic` needs macOS 15.
    private let count = Lock(0)

    package init() {}

    package var value: Int { count.withLock { $0 } }

    /// Adds one.
    ///
    /// - Returns: The new number.
    package func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }

    /// Adds one, unless another thread has done so since `value` was read.
    ///
    /// - Returns: Whether one was added.
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

  /// A number that several threads can increment without losing a step.
  package final class Counter: Sendable {
    private let count = Atomic(0)

    package init() {}

    package var value: Int { count.load(ordering: .relaxed) }

    /// Adds one.
    ///
    /// - Returns: The new number.
    package func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Adds one, unless another thread has done so since `value` was read.
    ///
    /// - Returns: Whether one was added.
    package func advance(from value: Int) -> Bool {
      count.compareExchange(expected: value, desired: value + 1, ordering: .relaxed).exchanged
    }
  }
#endif

extension Counter {
  /// Makes sure that the number, which must be at least `least`, is greater than that.
  package func mark(from least: Int = 0) {
    // The number is read first, because each write would take it away from the other threads.
    if value == least { _ = advance(from: least) }
  }
}
