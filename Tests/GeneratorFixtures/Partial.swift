/// A class whose initializer calls a member that subclasses override.
class Shelter {
  var name = "hut"
  private(set) var isReady = false

  init() { prepare() }

  func prepare() { isReady = true }
  func reserve(_ beds: Int, for guest: String) throws -> Int { beds }
  func choose(_ isGood: (Int) -> Bool) -> Int { isGood(1) ? 1 : 2 }
  func rename(_ name: inout String) { name += "!" }
  func price(_ base: @autoclosure () -> Int) -> Int { base() }
  func wait(_ minutes: Int) async throws -> String { "\(minutes)" }
  func count(_ guests: Int...) -> Int { guests.count }
  func tour(_ body: (Int) throws -> Int) rethrows -> Int { try body(1) }
  func note(_ text: @autoclosure () throws -> String) rethrows -> Int { try text().count }
  class func make() -> Int { 3 }
  subscript(bed: Int) -> String {
    get { "bed \(bed)" }
    set { name = newValue }
  }
}

/// A protocol whose partial fake wraps an object of an unknown type.
protocol Ledger {
  associatedtype Entry: Equatable
  associatedtype Total
  var title: String { get set }
  func add(_ entry: Entry) -> Total
  func entries(where isGood: (Entry) -> Bool) -> [Entry]
  mutating func clear()
}

protocol Lookout: Sendable {
  var height: Int { get }
  func report(_ name: String) async throws -> String
  func copy() -> Self
}

protocol Signaler: AnyObject {
  var isOn: Bool { get set }
}

protocol Recluse: Actor {
  func speak() -> String
}

protocol Founded {
  init(year: Int)
}

/// A protocol with members that nothing real can answer, and names that a partial fake needs.
protocol Postbox: AnyObject {
  func post(_ parcel: sending Letter)
  func stamp(_ number: sending Int) -> Int
  func count(_ letters: @autoclosure () throws -> Int) -> Int
  func check(_ letters: @autoclosure () throws -> Int) throws -> Int
  func weigh(_ grams: @autoclosure @MainActor () -> Int) async -> Int
  func wrapped(_ isFragile: Bool) -> Bool
  typealias Boxes = [Self]
  func others() -> Boxes
}

final class Letter {}

@MainActor protocol PostOffice: AnyObject {
  func open() -> Bool
  nonisolated func address() -> String
}

@MainActor protocol PostCounter: AnyObject, Sendable {
  nonisolated func number() -> Int
}

/// An error, which is `Sendable`.
protocol PostFailure: Error {
  var code: Int { get }
}

protocol PostStamp: Codable {
  func price() -> Int
}

protocol TrailFlag {
  var isOpen: Bool { get set }
}

/// A protocol for classes with a parent that isn't.
protocol TrailOptions: AnyObject, TrailFlag {
  var delegate: (any TrailOptionsDelegate)? { get set }
}

protocol TrailOptionsDelegate: AnyObject {}
