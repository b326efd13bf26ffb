/// Compares two values of unknown type with `==`.
package enum Equality {
  /// Whether two values have the same type and are equal according to its `==`.
  ///
  /// If the values are instances of a class and its subclass, the `==` of the superclass is used.
  package static func isEqual(_ first: Any, _ second: Any) -> Bool {
    compare(first, to: second) ?? compare(second, to: first) ?? false
  }

  /// Returns `nil` if `other` doesn't have the type of `value`.
  private static func compare(_ value: Any, to other: Any) -> Bool? {
    func compare<Value: Equatable>(_ value: Value) -> Bool? {
      // A cast alone would bridge, but an `NSNumber` doesn't equal an `Int`, and vice versa.
      guard type(of: other) == Value.self || Value.self is AnyClass && type(of: other) is AnyClass
      else { return nil }
      return (other as? Value).map { value == $0 }
    }
    return (value as? any Equatable).flatMap { compare($0) }
  }
}

/// Distinguishes class instances from values.
package enum Identity {
  /// Returns the value as an object if it is a class instance.
  ///
  /// `as? AnyObject` alone always succeeds, because it boxes values. A cast to a class converts a
  /// list with everything inside it, so ask this first. A key path is an object only
  /// to the runtime: which object represents a property depends on the module and the build.
  package static func object(_ value: Any) -> AnyObject? {
    guard type(of: value) is AnyClass, !(value is AnyKeyPath) else { return nil }
    // Not `as`, which returns the box around an error that a mirror has read from a payload.
    return Cast.value(value, as: AnyObject.self)
  }
}
