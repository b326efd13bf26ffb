/// Compares two values of unknown type with `==`.
package enum EqualsOperator {
  /// Whether two values have the same type and are equal according to its `==`.
  ///
  /// If the values are instances of a class and its subclass, the `==` of the superclass is used.
  package static func areEqual(_ first: Any, _ second: Any) -> Bool {
    let (first, second) = (HashableBox.unbox(first), HashableBox.unbox(second))
    return compare(first, to: second) ?? compare(second, to: first) ?? false
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
