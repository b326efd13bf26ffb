#if canImport(Darwin)
  extension SpryStorage {
    typealias StateLock = Lock<State>
  }
#else
  import Synchronization

  extension SpryStorage {
    /// A ``Lock`` for the one type of state that is on the path of every call.
    ///
    /// What a generic lock looks like in memory a debug build asks the runtime for at each use,
    /// which takes longer than the rest of the locking. Nothing else is different.
    struct StateLock: ~Copyable, Sendable {
      private let lock: Mutex<State>
      private let order = LockOrder()

      init(_ state: consuming State) {
        lock = Mutex(state)
      }

      /// Runs `body` with the state while no other thread can reach it, and returns what it
      /// returns.
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
