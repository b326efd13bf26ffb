/// Finds the storage of fakes that do not own one, by their identity.
///
/// A fake is held weakly, and its entry counts only while the fake lives: an object that is given
/// the address of a dead one starts clean. It is split into shards so that parallel tests do not
/// wait for each other.
final class StorageRegistry: Sendable {
  static let shared = StorageRegistry()

  private let shards: [Shard]

  init(shardCount: Int = 16) {
    shards = (0..<shardCount).map { _ in Shard() }
  }

  func storage(of fake: AnyObject) -> SpryStorage {
    let key = ObjectIdentifier(fake)
    // The low bits of an address are always zero, hence the hash.
    return shards[Int(bitPattern: key.hashValue.magnitude) % shards.count]
      .storage(of: Unchecked(fake), key)
  }

  /// The number of entries, dead ones included.
  var count: Int {
    shards.reduce(0) { $0 + $1.count }
  }
}

/// A part of the registry, with a lock of its own.
private final class Shard: Sendable {
  struct Entry: Sendable {
    let fake: WeakReference
    let storage: SpryStorage
  }

  struct State: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Dead entries are removed when there are this many entries, so that it costs each new fake
    /// a constant time on average.
    var sweepCount = 64
  }

  private let state = Lock(State())

  var count: Int {
    state.withLock { $0.entries.count }
  }

  func storage(of fake: Unchecked<AnyObject>, _ key: ObjectIdentifier) -> SpryStorage {
    // What a sweep removes is freed after the lock is released: the arguments' `deinit` is code of
    // the test's.
    let (storage, _) = state.withLock { state -> (SpryStorage, [Entry]) in
      if let entry = state.entries[key], entry.fake.object === fake.value {
        return (entry.storage, [])
      }
      let removed = state.makeRoom(for: key)
      let storage = SpryStorage()
      state.entries[key] = Entry(fake: WeakReference(fake.value), storage: storage)
      return (storage, removed)
    }
    return storage
  }
}

extension Shard.State {
  fileprivate mutating func makeRoom(for key: ObjectIdentifier) -> [Shard.Entry] {
    var removed = entries.removeValue(forKey: key).map { [$0] } ?? []
    guard entries.count >= sweepCount else { return removed }
    removed += entries.values.filter { $0.fake.object == nil }
    entries = entries.filter { $0.value.fake.object != nil }
    sweepCount = Swift.max(64, entries.count * 2)
    return removed
  }
}
