/// A value that answers many calls, in an object from which it is read without a cast.
package struct Constant: Sendable {
  /// The type of the value.
  ///
  /// A constant `nil` has none, so it isn't a ``Constant``: it would be a value of any optional type.
  package let type: any Any.Type
  /// The value, as a ``ConstantValue``.
  package let object: Unchecked<AnyObject>

  package init<Value>(_ value: Value) {
    type = Value.self
    object = Unchecked(ConstantValue(value))
  }
}

/// The value of a ``Constant`` whose type is known.
@usableFromInline
package final class ConstantValue<Value> {
  @usableFromInline package let value: Value

  init(_ value: Value) { self.value = value }
}
