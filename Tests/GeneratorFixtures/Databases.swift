// swift-format-ignore-file: NoLeadingUnderscores

class HikeDatabase {}

/// A protocol with the same names with and without `async`, and a name with a leading underscore.
protocol HikeReader: AnyObject, Sendable {
  var configuration: Int { get }
  @_disfavoredOverload
  func read<Value>(_ value: (HikeDatabase) throws -> Value) throws -> Value
  func read<Value: Sendable>(_ value: @Sendable (HikeDatabase) throws -> Value) async throws
    -> Value
  func readLater(_ value: @escaping @Sendable (Result<HikeDatabase, any Error>) -> Void)
  func _add<Value: Sendable>(
    _ value: Value, _ scheduler: some Comparable, onChange: @escaping @Sendable (Value) -> Void
  ) -> any Sendable
}

protocol HikeWriter: HikeReader {
  func write<Value>(_ updates: (HikeDatabase) throws -> Value) rethrows -> Value
  func write<Value: Sendable>(_ updates: @Sendable (HikeDatabase) throws -> Value) async throws
    -> Value
}

protocol HikeChannelCore: AnyObject {
  func local() throws -> Int
}

protocol HikeChannel: AnyObject, Sendable {
  var _core: any HikeChannelCore { get }
  var parent: (any HikeChannel)? { get }
  func set<Option: Hashable>(_ option: Option, to value: [Option]) -> Int
}
