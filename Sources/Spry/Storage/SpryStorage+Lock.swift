#if canImport(Darwin)
  extension SpryStorage {
    typealias StateLock = Lock<State>
  }
#else
  import Synchronization

  extension SpryStorage {
    /// A ``Lock`` for the one type of state that every call accesses.
    ///
    /// In a debug build, a generic lock asks the runtime for its memory layout at each use, which
    /// takes longer than the rest of the locking. This lock isn't generic, but is otherwise the
    /// same.
    struct StateLock: ~Copyable, Sendable {
      private let lock: Mutex<State>
      private let order = LockOrder()

      init(_ state: consuming State) {
        lock = Mutex(state)
      }

      /// Runs `body` with exclusive access to the state, and returns its result.
      borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        lock.withLock { state in
          order.acquire()
          let result = body(&state)
          order.release()
          return result
        }
      }
    }
  }
#endif
