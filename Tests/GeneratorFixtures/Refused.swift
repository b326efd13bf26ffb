// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Distributed

/// Only the compiler can write the calls of its members.
protocol RemoteHut: DistributedActor where ActorSystem == LocalTestingDistributedActorSystem {
  distributed func book() -> Int
}

@_spi(Rangers) public protocol RangerRadio {
  func call()
}

/// A subclass does not have the initializer that cannot be seen, and so not the required one.
class SealedCabin {
  private init(beds: Int) {}
  required convenience init(floor: Int) { self.init(beds: floor) }
  init() {}
}

class LockedCabin {
  private init() {}
}

/// A member with the name of what a fake is made of.
protocol StorageShed {
  var spryStorage: Int { get }
  func open()
}

/// No class is a number.
protocol TrailNumber: FixedWidthInteger {}

/// No class is a vector.
protocol TrailVector: SIMD {}

/// What depends on what is around it.
class Crevasse<Rope> {
  class Ladder {
    init() {}
    func cross() -> Rope? { nil }
  }
}
