#if canImport(Darwin)
  import os
#elseif canImport(Glibc)
  import Glibc
#else
  import Synchronization
#endif

#if canImport(Glibc)
  /// State that one thread at a time can access.
  ///
  /// The body passed to ``withLock(_:)`` must be short and must not run code of the test: decide
  /// under the lock, act outside it.
  ///
  /// `Mutex` would do the same without unsafe code. But the compiler builds the module
  /// `Synchronization` again to index it, which adds two seconds to a user's clean build.
  @safe package struct Lock<State: Sendable>: ~Copyable, @unchecked Sendable {
    /// What the lock points to, because a mutex must not move.
    @unsafe struct Content {
      var mutex = unsafe pthread_mutex_t()
      var state: State
    }

    let content: UnsafeMutablePointer<Content>

    package init(_ state: State) {
      unsafe content = .allocate(capacity: 1)
      unsafe content.initialize(to: Content(state: state))
      unsafe pthread_mutex_init(&content.pointee.mutex, nil)
    }

    deinit {
      unsafe pthread_mutex_destroy(&content.pointee.mutex)
      unsafe content.deinitialize(count: 1)
      unsafe content.deallocate()
    }

    /// Runs `body` with exclusive access to the state, and returns its result.
    package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      unsafe pthread_mutex_lock(&content.pointee.mutex)
      // Not `defer`, because a debug build would ask the runtime for generic types.
      let result = unsafe body(&content.pointee.state)
      unsafe pthread_mutex_unlock(&content.pointee.mutex)
      return result
    }
  }
#else
  /// State that one thread at a time can access.
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

      package init(_ state: State) {
        lock = Mutex(state)
      }

      /// Runs `body` with exclusive access to the state, and returns its result.
      package borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        lock.withLock { body(&$0) }
      }
    #endif
  }
#endif
