/// A protocol whose members change their arguments.
protocol TrailEditor: AnyObject {
  init?(_ entry: inout String)
  func shorten(_ entry: inout String, to length: Int) -> Bool
  func shorten(_ entries: inout [String], to length: Int) -> Bool
  func exchange(_ left: inout Int, _ argument: inout Int?) throws(WalkError)
  func load(_ argument: inout [String]) async
  func update<Value>(_ value: inout Value, to other: Value) -> Value
  func mark(_ entry: inout some Equatable)
  func visit(_ entry: inout String, _ body: (String) -> Void) async throws -> Int
  static func correct(_ entry: inout String)
  static func += (left: inout Self, right: Int)
}

/// A protocol whose partial fake calls a real object with the same arguments.
protocol TrailCropper: AnyObject {
  func crop(_ entry: inout String, to length: Int) -> Bool
  func fetch(_ entry: inout String) async throws
  func read<Value>(_ body: (String) throws -> Value) rethrows -> Value
  func fold(_ body: (Int, Int, Int) throws -> Int) rethrows -> Int
}
