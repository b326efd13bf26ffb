// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Nobody reads their documentation.

// Declarations of a module without a default isolation.

@globalActor public actor Database {
  public static let shared = Database()
}

public protocol Store: AnyObject {
  var count: Int { get }
  func save(_ number: Int) throws -> Int
}

public protocol AsyncStore: Sendable {
  var isReady: Bool { get async }
  func load(_ number: Int) async throws -> String
}

public protocol Mixed {
  nonisolated func count() -> Int
  @MainActor func show() -> Int
}

@MainActor public protocol Screen: AnyObject {
  var title: String { get set }
  func show(_ names: [String]) -> Bool
  func load() async throws -> Int
}

@MainActor public protocol ListScreen: Screen {
  func reload()
}

@MainActor public protocol Tab: Identifiable {
  var id: String { get }
  func open()
}

@MainActor public protocol StoreScreen: Store {
  func close() -> Int
}

@MainActor public protocol Note: CustomStringConvertible, Hashable {
  func length() -> Int
}

@Database public protocol Table {
  var rows: Int { get }
  func insert(_ number: Int) throws
}

@Database public protocol KeyTable: Table {
  func keys() -> [String]
}

@MainActor open class Presenter {
  public init() {}
  open var level: Int { 1 }
  open func present(_ number: Int) -> Int { number }
}

open class Service {
  public init() {}
  open func run() async -> Int { 1 }
}
