#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Finds the storage of fakes that don't own one, by the identity of the fake.
///
/// Fakes are referenced weakly. An entry is valid while its fake exists, including during the
/// fake's `deinit`. A new object at the address of a deallocated fake starts with an empty storage.
/// The registry is split into shards, so that parallel tests don't wait for each other.
enum StorageRegistry {
  private static let shards = (0..<16).map { _ in Shard() }

  static func storage(of fake: AnyObject) -> SpryStorage {
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
    let storage = SpryStorage(allowsVoid: false, isOwned: false)
  }

  /// The entries and fakes that a sweep has touched.
  ///
  /// They are released outside the lock, because the sweep may be the last owner of a fake.
  struct Swept: Sendable {
    var dead: [Entry] = []
    var living: [Unchecked<AnyObject>] = []
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
    mutating func storage(of fake: AnyObject, _ key: ObjectIdentifier) -> SpryStorage? {
      if let latest, latest.key == key, latest.fake.isReference(to: fake) { return latest.storage }
      guard let entry = entries[key], entry.fake.isReference(to: fake) else { return nil }
      latest = entry
      return entry.storage
    }

    mutating func makeRoom(for key: ObjectIdentifier) -> Swept {
      // Otherwise it would be freed later, under the lock.
      latest = nil
      var swept = Swept()
      if let entry = entries.removeValue(forKey: key) { swept.dead.append(entry) }
      guard entries.count >= sweepCount else { return swept }
      for entry in entries.values where entry.fake.isGone(&swept.living) {
        swept.dead.append(entry)
      }
      for entry in swept.dead { entries[entry.key] = nil }
      sweepCount = Swift.max(16, entries.count * 2)
      return swept
    }
  }

  private let state = Lock(State())

  func storage(of fake: AnyObject, _ key: ObjectIdentifier) -> SpryStorage {
    // What a sweep has touched is freed after the lock has been released, because a `deinit` may be
    // the test's code.
    state.withLock { state -> (storage: SpryStorage, swept: Swept?) in
      if let storage = state.storage(of: fake, key) { return (storage, nil) }
      let swept = state.makeRoom(for: key)
      let entry = Entry(key: key, fake: FakeReference(fake))
      state.entries[key] = entry
      return (entry.storage, swept)
    }.storage
  }
}

/// A reference to a fake at a particular address, which doesn't keep the fake alive.
///
/// A weak reference becomes `nil` as soon as its object's `deinit` begins, but the fake may still
/// be called from there. An unowned reference keeps the object's memory, so no other object can get
/// its address while the reference exists. Whatever is at that address is therefore the same fake.
@safe struct FakeReference: Sendable {
  /// A class, because copying these references is slower than reading them.
  private final class Contents {
    unowned let memory: AnyObject
    /// The object, if it frees its memory even if there is an unowned reference.
    weak var object: AnyObject?

    init(_ object: AnyObject) { memory = object }
  }

  // The contents never change after `init`, except that the weak reference becomes `nil`. The
  // runtime makes that thread-safe.
  private let contents: Unchecked<Contents>
  private let keepsAddress: Bool
  // Only used while the unowned reference keeps the memory.
  private let address: Unchecked<Unmanaged<AnyObject>>

  init(_ fake: AnyObject) {
    contents = Unchecked(Contents(fake))
    unsafe address = Unchecked(Unmanaged.passUnretained(fake))
    #if canImport(ObjectiveC)
      // Objective-C objects free their memory even if there is an unowned reference.
      keepsAddress = !(fake is NSObject)
      if !keepsAddress { contents.value.object = fake }
    #else
      keepsAddress = true
    #endif
  }

  /// Whether a fake at the reference's address is the referenced fake.
  func isReference(to fake: AnyObject) -> Bool { keepsAddress || contents.value.object === fake }

  /// Determines whether the fake can't be called any more.
  ///
  /// A fake that exists counts as one more unowned reference to itself, until its `deinit` ends.
  ///
  /// - Parameter held: Receives the fake if it had to be retained to find out. The caller may then
  ///   be its last owner.
  /// - Returns: Whether its `deinit` has ended.
  func isGone(_ held: inout [Unchecked<AnyObject>]) -> Bool {
    if !keepsAddress {
      guard let fake = contents.value.object else { return true }
      held.append(Unchecked(fake))
      return false
    }
    return unsafe address.value._withUnsafeGuaranteedRef { _getUnownedRetainCount($0) } == 1
  }
}
