/// Removes the `AnyHashable` around a value, because a test means the value inside.
package enum HashableBox {
  package static func unbox(_ value: Any) -> Any {
    guard type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable else {
      return value
    }
    return hashable.base
  }

  /// Returns the value as the key of a dictionary, or `nil` if it isn't `Hashable`.
  package static func box(_ value: Any) -> AnyHashable? {
    (value as? any Hashable).map { AnyHashable($0) }
  }
}
