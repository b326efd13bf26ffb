#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// State that one thread at a time can reach.
///
/// The body given to ``withLock(_:)`` must be short and must not run code of the test's: decide
/// under the lock, act outside it.
package struct Lock<State: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
    // `Mutex` needs macOS 15; this one is there on every system that Spry supports.
    private let lock: OSAllocatedUnfairLock<State>

    package init(_ state: State) {
      lock = OSAllocatedUnfairLock(initialState: state)
    }
  #else
    private let lock: Mutex<State>

    package init(_ state: State) {
      lock = Mutex(state)
    }
  #endif

  /// Runs `body` with the state while no other thread can reach it, and returns what it returns.
  package borrowing func withLock<Result: Sendable>(
    _ body: (inout State) -> Result
  ) -> Result {
    #if canImport(Darwin)
      // The closure stays on this thread, so nothing it captures is shared.
      return lock.withLockUnchecked { body(&$0) }
    #else
      return lock.withLock { body(&$0) }
    #endif
  }
}
