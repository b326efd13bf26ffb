/// Removes the optionals around a value, however many there are.
package enum Optionals {
  /// Returns the value inside, or `nil` when there is none at any level.
  package static func flatten(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flatten(optional.wrapped)
  }
}

/// What every `Optional` can say of itself when its type is not known.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
