/// A standard library value that consists of other values of any type.
package protocol Container {
  /// The type with parts of any type; values of different kinds, such as an array and a slice,
  /// never match.
  static var kind: any Any.Type { get }
  /// The declared types of the parts.
  static var partTypes: [any Any.Type] { get }
  var shape: Shape { get }
  var isEmpty: Bool { get }
}

extension Container where Self: RandomAccessCollection {
  package static var partTypes: [any Any.Type] { [Element.self] }
  package var shape: Shape { .list(self) }
}

extension Array: Container { package static var kind: any Any.Type { [Any].self } }
extension ArraySlice: Container { package static var kind: any Any.Type { ArraySlice<Any>.self } }
extension ContiguousArray: Container {
  package static var kind: any Any.Type { ContiguousArray<Any>.self }
}

extension Set: Container {
  package static var kind: any Any.Type { Set<AnyHashable>.self }
  package static var partTypes: [any Any.Type] { [Element.self] }
  package var shape: Shape { .set(AnyCollection(lazy.map { $0 as Any })) }
}

extension Dictionary: Container {
  package static var kind: any Any.Type { [AnyHashable: Any].self }
  package static var partTypes: [any Any.Type] { [Key.self, Value.self] }
  package var shape: Shape { .entries(AnyCollection(lazy.map { ($0 as Any, $1 as Any) })) }
}

extension Result: Container {
  package static var kind: any Any.Type { Result<Any, any Error>.self }
  package static var partTypes: [any Any.Type] { [Success.self, Failure.self] }
  package var isEmpty: Bool { false }
  package var shape: Shape { Shape(reflecting: self) }
}
