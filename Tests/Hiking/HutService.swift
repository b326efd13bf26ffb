/// What a hut offers, with a member for each everyday situation of a test.
protocol HutService: AnyObject {
  var warden: String { get set }
  func title() -> String
  func trail(id: Int) throws -> Trail
  func store(_ trail: Trail, tag: String)
  func load(_ id: Int, completion: @escaping @Sendable (Result<Trail, TrailError>) -> Void)
  func fetch(_ id: Int) async throws -> Trail
  func decode<Value>(_ text: String, as type: Value.Type) -> Value
  func visit(_ body: (Trail) throws -> Void) rethrows
  static func open(_ path: String) -> Int
}

/// A log of what happens at a hut.
protocol HutLog: AnyObject {
  func note(_ event: String, count: Int)
}
