/// Removes all optionals around a value or a type.
package enum Optionals {
  /// Returns the value inside, or `nil` if there is none at any level.
  package static func flatten(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flatten(optional.wrapped)
  }

  /// Returns the type inside an optional type; any other type is returned as it is.
  package static func flatten(type: any Any.Type) -> any Any.Type {
    (type as? any OptionalValue.Type).map { flatten(type: $0.wrappedType) } ?? type
  }

  /// Returns the outermost `nil` of an optional type.
  package static func none<Value>(of type: Value.Type) -> Value? {
    guard let type = type as? any OptionalValue.Type else { return nil }
    return (type.none as any OptionalValue) as? Value
  }
}

/// An `Optional` whose wrapped type is unknown at compile time.
private protocol OptionalValue {
  static var none: Self { get }
  static var wrappedType: any Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: any Any.Type { Wrapped.self }
  fileprivate var wrapped: Any? { self }
}
