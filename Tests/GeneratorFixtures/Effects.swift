// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum WalkError: Error, Equatable {
  case closed
  case steep(Int)
}

public protocol TrailService: AnyObject, Sendable {
  func refresh()
  func count(near place: String, within kilometres: Int) -> Int
  func open(_ id: Int) throws -> String
  func close(_ id: Int) throws(WalkError)
  func load() async -> [String]
  func reload(_ id: Int) async throws -> [String: Int]
  func check(_ id: Int) async throws(WalkError) -> Bool
  @discardableResult func save(_ name: String) -> Bool
  func find(_ name: String) -> (id: Int, name: String)?
  func isOpen(_ id: Int) -> Bool!
}

public protocol TrailStatus {
  var isOpen: Bool { get }
  var note: String? { get set }
  var length: Int { get throws }
  var climb: Int { get throws(WalkError) }
  var visitors: Int { get async }
  var forecast: String { get async throws }
}

public protocol TrailRegistry {
  static var shared: Int { get set }
  static var isEmpty: Bool { get }
  static func register(_ name: String) throws -> Int
  static func sync() async
  func count() -> Int
}

public protocol TrailSettings {
  static func reset()
}

/// A protocol whose members spell out the errors they throw.
protocol TrailHazard {
  func fall() throws(any Error) -> Int
  func slip() throws(Never) -> Int
  var depth: Int { get throws(any Error) }
  func climb(_ step: () throws(any Error) -> Void) throws(any Error)
  func rate(_ type: Self.Type, _ others: any TrailHazard.Type) -> Self.Type
}
