/// Finds the storage of fakes that don't own one, by the identity of the fake.
///
/// Fakes are referenced weakly. An entry is valid while its fake exists, including during the
/// fake's `deinit`. A new object at the address of a deallocated fake starts with an empty storage.
/// The registry is split into shards, so that parallel tests don't wait for each other.
enum StorageRegistry {
  private static let shards = (0..<16).map { _ in Lock(Shard()) }

  /// Frees all storages, even those of fakes that exist; they report what their tests have left
  /// behind.
  static func removeAll() { _ = shards.map { $0.withLock { exchange(&$0, with: Shard()) } } }

  static func storage(of fake: AnyObject) -> SpryStorage {
    #if canImport(ObjectiveC)
      if let storage = AssociatedStorage.storage(of: fake) { return storage }
    #endif
    let key = ObjectIdentifier(fake)
    // The low bits of an address are always zero, and objects of the same size lie that size apart.
    let address = UInt(bitPattern: key)
    let number = (address >> 4 ^ address >> 10) % UInt(shards.count)
    return shards[Int(number)].withLock { $0.storage(of: fake, key) }.storage
  }
}

/// A part of the registry, which has its own lock.
private struct Shard: Sendable {
  /// The storage of one fake.
  struct Entry: Sendable {
    let key: ObjectIdentifier
    let fake: FakeReference
    let storage = SpryStorage(isOwned: false)
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The entry that was found last, kept because a test tends to call one fake several times in a
  /// row.
  private var latest: Entry?
  /// The number of entries at which dead ones are removed, so that each new fake costs a constant
  /// time on average.
  private var sweepCount = 16

  /// Returns the storage of a fake, and entries of dead ones, to be freed outside the lock: that
  /// may run a `deinit` of the test's.
  mutating func storage(
    of fake: AnyObject, _ key: ObjectIdentifier
  ) -> (storage: SpryStorage, dead: [Entry]) {
    if let latest, latest.key == key { return (latest.storage, []) }
    // If there is none, this must forget the last one, which might be freed later, under the lock.
    latest = entries[key]
    if let latest { return (latest.storage, []) }
    let dead = makeRoom()
    let entry = Entry(key: key, fake: FakeReference(fake))
    entries[key] = entry
    return (entry.storage, dead)
  }

  /// Removes and returns the entries of dead fakes if there are many.
  private mutating func makeRoom() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let dead = entries.values.filter(\.fake.isGone)
    for entry in dead { entries[entry.key] = nil }
    sweepCount = Swift.max(16, entries.count * 2)
    return dead
  }
}
