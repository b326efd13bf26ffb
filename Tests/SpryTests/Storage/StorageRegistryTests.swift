import Spry
import SpryTestSupport
import Testing

/// A fake without a storage property, whose size depends on its contents.
private final class FakeCrate<Contents>: Spyable {
  typealias Function = CrateFunction

  var contents: Contents?

  /// A weak reference to the storage, which stays in the registry until the next sweep.
  var storage: WeakReference { WeakReference(spryStorage) }
}

private enum CrateFunction: String, StringRepresentable { case open }

private typealias Two = (Int, Int)
private typealias Four = (Two, Two)
private typealias Eight = (Four, Four)

/// An object that occupies the address of a deallocated fake, so that later fakes have others.
private final class Ballast<Contents> { var contents: Contents? }

/// Creates fakes of varying sizes, a thousand at a time, and releases them.
private struct Crates {
  private var ballast: [AnyObject] = []
  private var storages: [WeakReference] = []
  private var addresses: Set<ObjectIdentifier> = []

  /// The number of different addresses that fakes have had.
  var addressCount: Int { addresses.count }

  /// The number of storages that haven't been freed.
  var storageCount: Int { storages.count { $0.object != nil } }

  mutating func makeAndDrop() {
    makeAndDrop(carrying: Int.self)
    makeAndDrop(carrying: Eight.self)
    makeAndDrop(carrying: Two.self)
    makeAndDrop(carrying: Four.self)
  }

  private mutating func makeAndDrop<Contents>(carrying _: Contents.Type) {
    do {
      let fakes = (0..<1_000).map { _ in FakeCrate<Contents>() }
      let own = fakes.map(\.storage)
      for (fake, storage) in zip(fakes, own) where fake.spryStorage !== storage.object {
        fatalError("a living fake has lost its storage")
      }
      addresses.formUnion(fakes.map { ObjectIdentifier($0) })
      storages += own
    }
    ballast += (0..<1_000).map { _ in Ballast<Contents>() }
  }
}

@Suite struct StorageRegistryTests {
  // The number of different addresses depends on the allocator.
  #if os(Linux)
    /// The storage of deallocated fakes is freed while others are created, except for entries added
    /// since the last sweep.
    @Test(.early) func storageOfDeallocatedFakesIsSwept() async {
      // In a separate process, because the fakes of other tests count too.
      await #expect(processExitsWith: .success) {
        var crates = Crates()
        for _ in 0..<5 { crates.makeAndDrop() }
        guard crates.addressCount > 15_000 else {
          fatalError("only \(crates.addressCount) different addresses")
        }
        // Each of 16 shards is swept at 16 entries, or at twice the entries left by the last sweep.
        guard crates.storageCount <= 16 * 16 + 2 * 1_000 else {
          fatalError("\(crates.storageCount) storages are left")
        }
      }
    }
  #endif
}
