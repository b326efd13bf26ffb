/// A value that answers many calls, in an object from which it is read without a cast.
package struct Constant: Sendable {
  /// The type of the value.
  ///
  /// A constant `nil` has none, so it isn't a ``Constant``: it would be a value of any optional
  /// type.
  package let type: any Any.Type
  package let object: Unchecked<ConstantValue>

  package init<Value>(_ value: Value) {
    type = Value.self
    object = Unchecked(TypedConstantValue(value))
  }
}

/// The value of a ``Constant``, to be read by code that knows its type.
///
/// It isn't generic, because a debug build would ask the runtime for a generic class at every call.
@safe @usableFromInline
package class ConstantValue {
  @usableFromInline final let address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer) { unsafe self.address = address }

  /// Returns the value, which must have exactly this type.
  @inlinable package final func of<Value>(_: Value.Type) -> Value {
    unsafe address.load(as: Value.self)
  }
}

/// Allocates and frees the value of a ``Constant``.
private final class TypedConstantValue<Value>: ConstantValue {
  init(_ value: Value) {
    let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe address.initialize(to: value)
    unsafe super.init(address)
  }

  deinit {
    let address = unsafe address.assumingMemoryBound(to: Value.self)
    unsafe address.deinitialize(count: 1)
    unsafe address.deallocate()
  }
}
