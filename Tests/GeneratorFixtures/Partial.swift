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
