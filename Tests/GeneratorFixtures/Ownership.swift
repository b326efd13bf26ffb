import GeneratorFixtureParents

/// A ticket that can be used once.
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

/// One of its members gives away what there is only one of.
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

/// A class that says that only one task can use it, and its subclass.
class Backpack {
  init() {}
}

@available(*, unavailable)
extension Backpack: @unchecked Sendable {}

class Daypack: Backpack {
  func fill() {}
}

/// A class that all can use, and a subclass that says the contrary.
class Beacon: @unchecked Sendable {
  init() {}
  func light() {}
}

class LooseBeacon: Beacon {}

@available(*, unavailable)
extension LooseBeacon: @unchecked Sendable {}

/// A type of another module of which there are no copies.
protocol RelicKeeper {
  func keep(_ relic: borrowing Relic) -> Int
  func give(_ relic: consuming Relic)
}

/// A type without copies can conform.
protocol RelicCase: ~Copyable {
  func look(_ relic: borrowing Relic) -> Int
  consuming func close()
}
