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

    /// Runs `body` with the state while no other thread can reach it, and returns what it returns.
    package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      // The closure stays on this thread, so nothing it captures is shared.
      lock.withLockUnchecked { body(&$0) }
    }
  #else
    private let lock: Mutex<State>
    // `Mutex` waits inside the standard library, where the thread sanitizer cannot see it, so that
    // every contended lock in a user's test would be called a race. These two accesses tell it of
    // the order that the lock has made; they are plain moves on the machines that matter.
    private let order = Atomic<UInt8>(0)

    package init(_ state: State) {
      lock = Mutex(state)
    }

    /// Runs `body` with the state while no other thread can reach it, and returns what it returns.
    package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      lock.withLock { state in
        _ = order.load(ordering: .acquiring)
        // Not `defer`, for which a debug build asks the runtime for generic types.
        let result = body(&state)
        order.store(0, ordering: .releasing)
        return result
      }
    }
  #endif
}
