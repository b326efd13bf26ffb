/// A protocol with one member of each kind.
protocol TrailCourier: AnyObject {
  var isAway: Bool { get }
  var pace: Double { get async throws(CourierError) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var place: String! { get set }
  init(from place: String)
  init?(number: Int)
  func rest()
  func deliver(_ parcel: String, to place: String, done: @escaping @Sendable (Int) -> Void) -> Int?
  func sort(by isFirst: (Int, Int) -> Bool) throws
  func count(_ parcels: inout Int, _ more: Int...)
  func weigh(_ parcel: @autoclosure () -> Double) -> Double
  func fetch(_ parcels: (first: Int, last: Int)) async throws(CourierError) -> [String]
  func note(_ name: String?, level: Int?)
  func follow(_ walker: any CourierWalker)
  func find(fake: String, in place: String, for owner: Int) -> Bool
  func repeating(_ body: () throws -> Int) rethrows -> Int
  func search(
    everyVillage villages: [String: [String]], and everyHut: [String: [String]],
    until date: Int
  ) -> [String: [String]]
  subscript(number: Int) -> String { get }
  subscript(name name: String) -> String { get set }
  static var motto: String { get set }
  static func hire(_ name: String) -> Bool
  static func + (left: Self, right: Int) -> Bool
}

enum CourierError: Error {
  case lost, late
}

protocol CourierWalker: AnyObject {}

/// A protocol whose members have the same name and differ in their types or their effects.
protocol TrailBoard {
  func display(_ isLoading: Bool)
  func display(_ trails: [String])
  func cancel() -> Int
  func cancel() -> String
  func reset(to value: Int) -> Int
  func reset(to value: Int) async -> Int
  func keep(_ value: some Hashable)
  func keep<Value: Comparable>(_ value: Value)
  func keep(_ value: Int)
  subscript(row: Int) -> Int { get set }
  subscript(row: Int) -> String { get set }
}

typealias BoardAnswer = (Int) -> Void
typealias BoardAnswers = [BoardAnswer]

/// A protocol with closures, some of which the compiler prints as an alias.
protocol TrailSwitchboard {
  func ask(_ question: String, then answer: @escaping BoardAnswer)
  func poll(_ question: String, then answer: BoardAnswer?, others: BoardAnswers)
  func listen(then answer: @escaping BoardAnswer) -> BoardAnswer
  func ring(_ number: @autoclosure () -> BoardAnswer)
}

/// A protocol with generic members.
protocol TrailDepot {
  func log<Value>(_ value: Value)
  func guess(_ value: some Equatable, of kind: String) -> Bool
  func load<Value: Sendable>(_ type: Value.Type, from key: String) async throws -> Value
  func restore<Value>(_ key: String) -> Value?
  func merge<Items: Sequence, Item>(_ items: Items, with item: Item) -> [Item]
  where Items.Element == Item
  func observe<Value>(_ key: String, _ body: @escaping (Value) -> Void)
  func tell<Value>(_ value: Value, _ body: @escaping (Value) -> Void) -> Int
  func pack<each Value>(_ label: String, _ values: repeat each Value)
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func check<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure)
  func register<Value>(_ type: Value.Type)
  subscript<Value>(key: String, as type: Value.Type) -> Value? { get set }
}

/// A protocol whose members throw what their closures throw.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol TrailLock {
  func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result
  func visit<Failure: Error>(
    _ count: Int, _ body: (Int, inout [String]) async throws(Failure) -> Void
  ) async throws(Failure)
  func keep<Failure: Error>(_ body: @escaping (Int) throws(Failure) -> Void)
}

/// A type whose name fakes use too.
struct Calls {}

/// A protocol with a member whose name fakes use too.
protocol TrailPoster: Actor {
  func fake() -> Calls
  func post(_ letter: Calls) async -> Int
}

@MainActor protocol TrailPanel {
  var title: String { get set }
  func show(_ trail: String) -> Int
  static func make() -> Int
}

/// A protocol whose fake would have two members named `calls`.
protocol TrailHotline {
  var calls: Int { get }
  func hangUp()
}

/// A protocol whose fake hides a function of Spry.
protocol TrailSwitch {
  var call: Int { get }
}

/// A protocol whose fake would have two types named `Calls`.
protocol TrailExchange {
  associatedtype Calls
  func connect(_ calls: Calls)
}

/// A protocol with an associated type and a static member.
protocol TrailCellar {
  associatedtype Item
  func put(_ item: Item)
  func take() -> Item?
  static func dig() -> Int
}
