/// Members that have typed functions, and some that cannot have one.
protocol TrailCourier: AnyObject {
  var isAway: Bool { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var place: String! { get set }
  init(from place: String)
  init?(number: Int)
  func deliver(_ parcel: String, to place: String, done: @escaping @Sendable (Int) -> Void) -> Int?
  func sort(by isFirst: (Int, Int) -> Bool) throws
  func count(_ parcels: inout Int, _ more: Int...)
  func weigh(_ parcel: @autoclosure () -> Double) -> Double
  func fetch(_ parcels: (first: Int, last: Int)) async throws(CourierError) -> [String]
  func log<Value>(_ value: Value)
  func guess(_ value: some Equatable) -> Bool
  func search(
    everyVillage villages: [String: [String]], and everyHut: [String: [String]],
    until date: Int
  ) -> [String: [String]]
  subscript(number: Int) -> String { get }
  subscript(name name: String) -> String { get set }
  static var motto: String { get set }
  static func hire(_ name: String) -> Bool
}

enum CourierError: Error {
  case lost
}

/// A name that the fake needs itself.
struct Typed {}

/// A case is named like the property with the fake.
protocol TrailPoster: Actor {
  func fake() -> Typed
  func post(_ letter: Typed) async -> Int
}

@MainActor protocol TrailPanel {
  var title: String { get set }
  func show(_ trail: String) -> Int
  static func make() -> Int
}

/// Its fake would have two members of the name.
protocol TrailTyped {
  var typed: Int { get }
}

/// A store of things of one kind.
protocol TrailCellar {
  associatedtype Item
  func put(_ item: Item)
  func take() -> Item?
  static func dig() -> Int
}
