/// A standard library value that consists of other values of any type.
package protocol Container {
  /// The kind of container; values of different kinds, such as an array and a slice, never match.
  static var kind: ContainerKind { get }
  /// The declared types of the parts.
  static var partTypes: [any Any.Type] { get }
  /// The parts, including the keys of a dictionary; in no particular order if the kind has none.
  var parts: [Any] { get }
  /// The number of elements or entries.
  var count: Int { get }
  /// Returns the parts of a list at a range of indices, starting at 0, as a container.
  func slice(_ range: Range<Int>) -> Any
}

extension Container {
  package var count: Int { parts.count }
  package func slice(_ range: Range<Int>) -> Any { Array(parts[range]) }
}

/// The kind of a ``Container``, which determines how its parts are arranged.
package enum ContainerKind: Sendable {
  case array, slice, contiguousArray, set, dictionary, result

  /// Whether the parts are ordered.
  package var isList: Bool { self == .array || self == .slice || self == .contiguousArray }
}

extension Array: Container {
  package static var kind: ContainerKind { .array }
  package static var partTypes: [any Any.Type] { [Element.self] }
  package var parts: [Any] { self }
  package func slice(_ range: Range<Int>) -> Any { self[range] }
}

extension ArraySlice: Container {
  package static var kind: ContainerKind { .slice }
  package static var partTypes: [any Any.Type] { [Element.self] }
  package var parts: [Any] { Array(self) }
  package func slice(_ range: Range<Int>) -> Any {
    self[startIndex + range.lowerBound..<startIndex + range.upperBound]
  }
}

extension ContiguousArray: Container {
  package static var kind: ContainerKind { .contiguousArray }
  package static var partTypes: [any Any.Type] { [Element.self] }
  package var parts: [Any] { Array(self) }
  package func slice(_ range: Range<Int>) -> Any { self[range] }
}

extension Set: Container {
  package static var kind: ContainerKind { .set }
  package static var partTypes: [any Any.Type] { [Element.self] }
  package var parts: [Any] { Array(self) }
}

/// A dictionary with keys and values of any type.
package protocol EntryContainer: Container {
  var entries: [(key: Any, value: Any)] { get }
}

extension Dictionary: EntryContainer {
  package static var kind: ContainerKind { .dictionary }
  package static var partTypes: [any Any.Type] { [Key.self, Value.self] }
  package var parts: [Any] { keys.map { $0 as Any } + values.map { $0 as Any } }
  package var entries: [(key: Any, value: Any)] { map { ($0, $1) } }
}

/// A `Result` with any success and failure types.
package protocol ResultContainer: Container {
  var isSuccess: Bool { get }
}

extension Result: ResultContainer {
  package static var kind: ContainerKind { .result }
  package static var partTypes: [any Any.Type] { types(of: self) }

  package var parts: [Any] {
    switch self {
    case .success(let value): [value]
    case .failure(let error): [error]
    }
  }

  private static func types<First, Second>(
    of _: Result<First, Second>.Type
  ) -> [any Any.Type] { [First.self, Second.self] }

  package var isSuccess: Bool { if case .success = self { true } else { false } }
}

/// Removes the `AnyHashable` around a value, because a test means the value inside.
package enum HashableBox {
  package static func unbox(_ value: Any) -> Any {
    guard type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable else {
      return value
    }
    return hashable.base
  }
}
