// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Distributed

/// A protocol for distributed actors, whose calls only the compiler can generate.
protocol RemoteHut: DistributedActor where ActorSystem == LocalTestingDistributedActorSystem {
  distributed func book() -> Int
}

@_spi(Rangers) public protocol RangerRadio {
  func call()
}

/// A class with a private designated initializer, so fakes can't inherit the required one.
class SealedCabin {
  private init(beds: Int) {}
  required convenience init(floor: Int) { self.init(beds: floor) }
  init() {}
}

class LockedCabin {
  private init() {}
}

/// A protocol with a member that has a reserved name.
protocol StorageShed {
  var spryStorage: Int { get }
  func open()
}

/// A protocol for numbers, which classes can't conform to.
protocol TrailNumber: FixedWidthInteger {}

/// A protocol for vectors, which classes can't conform to.
protocol TrailVector: SIMD {}

/// A generic class with a nested class that depends on its generic parameter.
class Crevasse<Rope> {
  class Ladder {
    init() {}
    func cross() -> Rope? { nil }
  }
}

/// A protocol that constrains an associated type with the conforming type.
protocol TrailKey {
  associatedtype Lock: TrailKeyhole where Lock.Key == Self
  var lock: Lock { get }
}

protocol TrailKeyhole {
  associatedtype Key
}

/// A protocol that other files can't name.
private protocol TrailSecret {
  func tell()
}

/// A protocol with an alias that has a reserved name.
protocol TrailSignal {
  typealias Function = (Int) -> Void
  func observe(_ body: @escaping Function)
}
