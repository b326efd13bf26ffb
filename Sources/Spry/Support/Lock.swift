#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// State that one thread at a time can access.
///
/// The body passed to ``withLock(_:)`` must be short and must not run code of the test: decide
/// under the lock, act outside it.
package struct Lock<State: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
    // `Mutex` needs macOS 15; this lock is available on every system that Spry supports.
    private let lock: OSAllocatedUnfairLock<State>

    package init(_ state: State) {
      lock = OSAllocatedUnfairLock(initialState: state)
    }

    /// Runs `body` with exclusive access to the state, and returns its result.
    package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      // The closure stays on this thread, so nothing it captures is shared.
      lock.withLockUnchecked { body(&$0) }
    }
  #else
    private let lock: Mutex<State>
    private let order = LockOrder()

    package init(_ state: State) {
      lock = Mutex(state)
    }

    /// Runs `body` with exclusive access to the state, and returns its result.
    package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      lock.withLock { state in
        order.acquire()
        // Not `defer`, because a debug build would ask the runtime for generic types.
        let result = body(&state)
        order.release()
        return result
      }
    }
  #endif
}

#if !canImport(Darwin)
  /// Shows the thread sanitizer the order that a `Mutex` imposes.
  ///
  /// `Mutex` waits inside the standard library, which the sanitizer cannot see into. Without this
  /// type, it would report every contended lock in a user's test as a race. The two accesses are
  /// plain moves on the machines that matter.
  package struct LockOrder: ~Copyable, Sendable {
    private let access = Atomic<UInt8>(0)

    package init() {}

    /// Call this after the lock has been acquired.
    package func acquire() { _ = access.load(ordering: .acquiring) }

    /// Call this before the lock is released.
    package func release() { access.store(0, ordering: .releasing) }
  }
#endif
