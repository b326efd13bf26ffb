/// Finds the storage of fakes that don't own one, by the identity of the fake.
///
/// Fakes are referenced weakly. An entry is valid while its fake exists, including during the
/// fake's `deinit`. A new object at the address of a deallocated fake starts with an empty storage.
/// The registry is split into shards, so that parallel tests don't wait for each other.
enum StorageRegistry {
  private static let shards = (0..<16).map { _ in Shard() }

  /// Frees all storages, even those of fakes that exist.
  static func removeAll() { for shard in shards { shard.removeAll() } }

  static func storage(of fake: AnyObject) -> SpryStorage {
    #if canImport(ObjectiveC)
      if let storage = AssociatedStorage.storage(of: fake) { return storage }
    #endif
    let key = ObjectIdentifier(fake)
    // The low bits of an address are always zero, and objects of the same size lie that size apart.
    let address = UInt(bitPattern: key)
    let number = (address >> 4 ^ address >> 10) % UInt(shards.count)
    return shards[Int(number)].storage(of: fake, key)
  }
}

/// A part of the registry, with its own lock.
private final class Shard: Sendable {
  /// The storage of one fake.
  struct Entry: Sendable {
    let key: ObjectIdentifier
    let fake: FakeReference
    let storage = SpryStorage(isOwned: false)
  }

  /// The entries of a shard.
  struct State: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The entry that was found last, kept because a test tends to call one fake several times in a
    /// row.
    var latest: Entry?
    /// The number of entries at which dead ones are removed, so that each new fake costs a constant
    /// time on average.
    var sweepCount = 16

    /// Returns the storage of a fake, if it has one.
    mutating func storage(_ key: ObjectIdentifier) -> SpryStorage? {
      if let latest, latest.key == key { return latest.storage }
      guard let entry = entries[key] else { return nil }
      latest = entry
      return entry.storage
    }

    /// Removes the entries of dead fakes if there are many, and returns them, to be freed outside
    /// the lock: that may run a `deinit` of the test's.
    mutating func makeRoom() -> [Entry] {
      // Otherwise it would be freed later, under the lock.
      latest = nil
      guard entries.count >= sweepCount else { return [] }
      let dead = entries.values.filter(\.fake.isGone)
      for entry in dead { entries[entry.key] = nil }
      sweepCount = Swift.max(16, entries.count * 2)
      return dead
    }
  }

  private let state = Lock(State())

  /// Frees all storages, which report what their tests have left behind.
  func removeAll() { _ = state.withLock { exchange(&$0, with: State()) } }

  func storage(of fake: AnyObject, _ key: ObjectIdentifier) -> SpryStorage {
    state.withLock { state -> (storage: SpryStorage, dead: [Entry]) in
      if let storage = state.storage(key) { return (storage, []) }
      let dead = state.makeRoom()
      let entry = Entry(key: key, fake: FakeReference(fake))
      state.entries[key] = entry
      return (entry.storage, dead)
    }.storage
  }
}
