#if canImport(Darwin)
  /// Numbers calls from 1 in the order in which they are recorded, across all fakes of the process.
  package enum CallOrdinal {
    // `Atomic` needs macOS 15.
    private static let last = Lock(0)

    package static func next() -> Int {
      last.withLock {
        $0 += 1
        return $0
      }
    }
  }
#else
  import Synchronization

  /// Numbers calls from 1 in the order in which they are recorded, across all fakes of the process.
  package enum CallOrdinal {
    private static let last = Atomic(0)

    package static func next() -> Int {
      last.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }
#endif
