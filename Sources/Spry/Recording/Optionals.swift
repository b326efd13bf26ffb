/// Removes the optionals around a value, however many there are.
package enum Optionals {
  /// Returns the value inside, or `nil` when there is none at any level.
  package static func flatten(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flatten(optional.wrapped)
  }

  /// Returns the type inside of an optional one.
  package static func flatten(type: any Any.Type) -> any Any.Type {
    (type as? any OptionalValue.Type).map { flatten(type: $0.wrappedType) } ?? type
  }
}

/// What every `Optional` can say of itself when its type is not known.
private protocol OptionalValue {
  static var wrappedType: any Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: any Any.Type { Wrapped.self }
  fileprivate var wrapped: Any? { self }
}
