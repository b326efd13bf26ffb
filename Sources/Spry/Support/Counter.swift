#if canImport(Glibc) && !canImport(Darwin)
  import Glibc
#endif

/// A number that several threads can increment without losing a step; copies share it.
package struct Counter: Sendable {
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

#if canImport(Glibc) && !canImport(Darwin)
  extension Lock where State == Int {
    /// Does the same as the generic method, for counters.
    ///
    /// In a debug build, a generic method asks the runtime for the state's memory layout at each
    /// use, which takes longer than the rest of the locking. The overloads repeat the body because a
    /// shared one would be generic, too: even a transparent one makes each call a seventh slower.
    func withLock<Result: Sendable>(_ body: (inout Int) -> Result) -> Result {
      unsafe pthread_mutex_lock(mutex)
      let result = unsafe body(&state.pointee)
      unsafe pthread_mutex_unlock(mutex)
      unsafe extendLifetime(owner)
      return result
    }
  }
#endif
