#if canImport(Darwin)
  import os
#elseif canImport(Glibc)
  import Glibc
#else
  import Synchronization
#endif

#if canImport(Darwin)
  /// State that one thread at a time can access; copies of a lock share it.
  ///
  /// The body passed to ``withLock(_:)`` must be short and must not run code of the test: decide
  /// under the lock, act outside it.
  package struct Lock<State: Sendable>: Sendable {
    // `Mutex` needs macOS 15; this lock is available on every system that Spry supports.
    private let lock: OSAllocatedUnfairLock<State>

    package init(_ state: State) { lock = OSAllocatedUnfairLock(initialState: state) }

    /// Runs `body` with exclusive access to the state and returns its result.
    package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      // The closure stays on this thread, so nothing it captures is shared.
      lock.withLockUnchecked { body(&$0) }
    }
  }
#elseif canImport(Glibc)
  /// State that one thread at a time can access; copies of a lock share it.
  ///
  /// The body passed to ``withLock(_:)`` must be short and must not run code of the test: decide
  /// under the lock, act outside it.
  ///
  /// `Mutex` would do without unsafe code. But the compiler builds the module `Synchronization`
  /// again to index it, which adds two seconds to a user's clean build.
  @safe package struct Lock<State: Sendable>: @unchecked Sendable {
    /// Frees the state and the mutex with the last copy of the lock, so that each use of the pointers
    /// must extend its lifetime.
    let owner: ManagedBuffer<State, pthread_mutex_t>
    /// The state and the mutex, which must not move.
    let state: UnsafeMutablePointer<State>
    let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @safe private final class Owner: ManagedBuffer<State, pthread_mutex_t> {
      deinit { unsafe withUnsafeMutablePointerToElements { _ = unsafe pthread_mutex_destroy($0) } }
    }

    package init(_ state: State) {
      unsafe owner = Owner.create(minimumCapacity: 1) { _ in state }
      unsafe (self.state, mutex) = owner.withUnsafeMutablePointers { unsafe ($0, $1) }
      unsafe pthread_mutex_init(mutex, nil)
    }

    /// Runs `body` with exclusive access to the state and returns its result.
    package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      unsafe pthread_mutex_lock(mutex)
      // Not `defer`, because a debug build would ask the runtime for generic types.
      let result = unsafe body(&state.pointee)
      unsafe pthread_mutex_unlock(mutex)
      unsafe extendLifetime(owner)
      return result
    }
  }
#else
  /// State that one thread at a time can access, on systems without Glibc.
  package final class Lock<State: Sendable>: Sendable {
    private let lock: Mutex<State>

    package init(_ state: State) { lock = Mutex(state) }

    /// Runs `body` with exclusive access to the state and returns its result.
    package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      lock.withLock { body(&$0) }
    }
  }
#endif
