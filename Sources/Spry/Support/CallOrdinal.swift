#if canImport(Darwin)
  /// Numbers calls from 1 in the order in which they are recorded, across all fakes of the process.
  package enum CallOrdinal {
    // `Atomic` needs macOS 15.
    private static let counter = Lock(0)

    /// The number of the latest call, 0 before the first.
    package static var last: Int { counter.withLock { $0 } }

    package static func next() -> Int {
      counter.withLock {
        $0 += 1
        return $0
      }
    }
  }
#else
  import Synchronization

  /// Numbers calls from 1 in the order in which they are recorded, across all fakes of the process.
  package enum CallOrdinal {
    private static let counter = Atomic(0)

    /// The number of the latest call, 0 before the first.
    package static var last: Int { counter.load(ordering: .relaxed) }

    package static func next() -> Int {
      counter.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }
#endif
