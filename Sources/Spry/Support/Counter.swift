/// A number that several threads can increment without losing a step.
package final class Counter: Sendable {
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

  /// Makes sure that the number, which must be at least `least`, is greater than that.
  package func mark(from least: Int = 0) {
    count.withLock { if $0 == least { $0 += 1 } }
  }
}
