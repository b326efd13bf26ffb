/// Removes the `AnyHashable` around a value: a box is not what a test means.
package enum HashableBox {
  package static func unbox(_ value: Any) -> Any {
    guard type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable else {
      return value
    }
    return hashable.base
  }
}
