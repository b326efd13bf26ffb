// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Nobody reads their documentation.

public import PlainApp

// Declarations of a module whose default isolation is the main actor.

public protocol Player: AnyObject {
  func start()
}

public protocol ListPlayer: Player {
  func next() -> Int
}

public protocol Search {
  var limit: Int { get set }
  func find(_ text: String) -> Int
}

public protocol Row: Identifiable {
  var id: Int { get }
  func tap() async
}

public protocol KeyStore: PlainApp.Store {
  func keys() -> Int
}

nonisolated public protocol Clock {
  var now: Int { get async }
  var start: Int { get }
  func wait() async -> Int
}

nonisolated public protocol AlarmClock: Clock {
  func ring() throws -> Int
}

open class Model {
  public init() {}
  open func count() -> Int { 1 }
  open func fetch() async throws -> String { "" }
}

nonisolated open class Parser {
  public init() {}
  open func parse() -> Int { 1 }
}

public protocol Sharing {
  func share() -> Int
}

public protocol Sharer: Sharing, Sendable {
  func count() -> Int
}

public protocol Product: Hashable, Identifiable, Sendable {
  var id: String { get }
  func price() -> Int
}
