/// Removes the `AnyHashable` around a value, because a test means the value inside.
package enum HashableBox {
  package static func unbox(_ value: Any) -> Any {
    type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base ?? value : value
  }

  /// Returns the value as the key of a dictionary, or `nil` if it isn't `Hashable`.
  package static func box(_ value: Any) -> AnyHashable? {
    (value as? any Hashable).map { AnyHashable($0) }
  }
}
