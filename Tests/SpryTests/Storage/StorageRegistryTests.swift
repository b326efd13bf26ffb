import Spry
import Testing

/// A fake without a storage of its own, as large as what it carries.
private final class FakeCrate<Contents>: Spyable {
  typealias Function = CrateFunction

  var contents: Contents?

  /// Its storage, which outlives it in the registry until the next sweep.
  var storage: WeakReference { WeakReference(spryStorage) }
}

private enum CrateFunction: String, StringRepresentable { case open }

private typealias Two = (Int, Int)
private typealias Four = (Two, Two)
private typealias Eight = (Four, Four)

/// Takes the places of fakes that are gone, so that the next ones lie elsewhere.
private final class Ballast<Contents> { var contents: Contents? }

/// Makes fakes of changing sizes, a thousand at a time, and drops them.
private struct Crates {
  private var ballast: [AnyObject] = []
  private var storages: [WeakReference] = []
  private var addresses: Set<ObjectIdentifier> = []

  /// The number of different places in memory that fakes have had.
  var addressCount: Int { addresses.count }

  /// The number of storages that have not been freed.
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
  // How many different addresses new objects get depends on the allocator.
  #if os(Linux)
    /// The storages of dead fakes are freed while others are made: as many may be left as there can
    /// be entries without a sweep.
    @Test func storagesOfDeadFakesAreSweptOut() async {
      // In a process of its own, because the fakes of other tests count too.
      await #expect(processExitsWith: .success) {
        var crates = Crates()
        for _ in 0..<5 { crates.makeAndDrop() }
        guard crates.addressCount > 15_000 else {
          fatalError("only \(crates.addressCount) different addresses")
        }
        // 16 shards, each swept when it has 16 entries or twice those that lived at the last sweep.
        guard crates.storageCount <= 16 * 16 + 2 * 1_000 else {
          fatalError("\(crates.storageCount) storages are left")
        }
      }
    }
  #endif
}
