import GeneratorFixtureParents

/// A noncopyable type.
struct Ticket: ~Copyable {
  let number: Int
}

enum Voucher<Value>: ~Copyable {
  case value(Value)
}

protocol TicketOffice {
  func check(_ ticket: borrowing Ticket) -> Int
  func redeem(_ voucher: consuming Voucher<Int>)
  func stamp(_ ticket: inout Ticket)
}

/// A protocol with a member that returns a noncopyable value.
protocol TicketMachine {
  func print() -> Ticket
  func refill()
}

class Parcel {
  init() {}
}

protocol ParcelService {
  func send() -> sending Parcel
  func fetch(_ id: Int) async throws -> sending Parcel?
  func count() -> sending [Int]
  func pack<Item>(_ item: sending Item, _ check: (Item) -> Bool) -> sending Item
}

protocol ParcelKeeper: Actor {
  func keep() -> sending Parcel
}

/// A class that is explicitly not sendable.
class Backpack {
  init() {}
  func empty() {}
}

@available(*, unavailable)
extension Backpack: @unchecked Sendable {}

class Daypack: Backpack {
  func fill() {}
}

/// A sendable class with a subclass that isn't.
class Beacon: @unchecked Sendable {
  init() {}
  func light() {}
}

class LooseBeacon: Beacon {}

@available(*, unavailable)
extension LooseBeacon: @unchecked Sendable {}

/// A protocol with a noncopyable type from another module.
protocol RelicKeeper {
  func keep(_ relic: borrowing Relic) -> Int
  func give(_ relic: consuming Relic)
}

/// A protocol that noncopyable types can conform to.
protocol RelicCase: ~Copyable {
  func look(_ relic: borrowing Relic) -> Int
  consuming func close()
}
