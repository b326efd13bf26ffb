/// Finds the storage of fakes that do not own one, by their identity.
///
/// A fake is held weakly, and its entry counts as long as the fake is there, its `deinit` included:
/// an object that is given the address of a dead one starts clean. It is split into shards so that
/// parallel tests do not wait for each other.
final class StorageRegistry: Sendable {
  static let shared = StorageRegistry()

  private let shards = (0..<16).map { _ in Shard() }

  func storage(of fake: AnyObject) -> SpryStorage {
    let key = ObjectIdentifier(fake)
    // The low bits of an address are always zero, and objects of a size lie that size apart.
    let address = UInt(bitPattern: key)
    let number = (address >> 4 ^ address >> 10) % UInt(shards.count)
    return shards[Int(number)].storage(of: fake, key)
  }
}

/// A part of the registry, with a lock of its own.
private final class Shard: Sendable {
  /// The storage of one fake.
  struct Entry: Sendable {
    let key: ObjectIdentifier
    let fake: FakeReference
    let storage = SpryStorage(allowsVoid: false, isOwned: false)

    init(_ fake: AnyObject, _ key: ObjectIdentifier) {
      self.key = key
      self.fake = FakeReference(fake)
    }
  }

  /// What a look-up gives out of the lock.
  struct Found: Sendable {
    let storage: SpryStorage
    var swept: Swept?
  }

  /// What a sweep has touched.
  ///
  /// To ask whether a fake lives is to hold it for a moment, perhaps as the last one; so the living
  /// are let go together with the dead, outside of the lock.
  struct Swept: Sendable {
    var dead: [Entry] = []
    var living: [Unchecked<AnyObject>] = []
  }

  /// The entries of a shard.
  struct State: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The entry that was found last, one of the above: a test tends to call one fake several
    /// times.
    var latest: Entry?
    /// Dead entries are removed when there are this many entries, so that it costs each new fake
    /// a constant time on average.
    var sweepCount = 16
  }

  private let state = Lock(State())

  func storage(of fake: AnyObject, _ key: ObjectIdentifier) -> SpryStorage {
    // What a sweep has touched is freed after the lock is released: a `deinit` is code of the
    // test's.
    state.withLock { state in
      if let storage = state.storage(of: fake, key) { return Found(storage: storage) }
      let swept = state.makeRoom(for: key)
      let entry = Entry(fake, key)
      state.entries[key] = entry
      return Found(storage: entry.storage, swept: swept)
    }.storage
  }
}

extension Shard.State {
  /// The storage of a fake that has one.
  fileprivate mutating func storage(
    of fake: AnyObject, _ key: ObjectIdentifier
  ) -> SpryStorage? {
    if let latest, latest.key == key, latest.fake.isReference(to: fake) { return latest.storage }
    guard let entry = entries[key], entry.fake.isReference(to: fake) else { return nil }
    latest = entry
    return entry.storage
  }

  fileprivate mutating func makeRoom(for key: ObjectIdentifier) -> Shard.Swept {
    // Else it would be freed later, under the lock.
    latest = nil
    var swept = Shard.Swept()
    if let entry = entries.removeValue(forKey: key) { swept.dead.append(entry) }
    guard entries.count >= sweepCount else { return swept }
    for entry in entries.values {
      if let fake = entry.fake.object {
        swept.living.append(Unchecked(fake))
      } else {
        swept.dead.append(entry)
      }
    }
    for entry in swept.dead { entries[entry.key] = nil }
    sweepCount = Swift.max(16, entries.count * 2)
    return swept
  }
}
