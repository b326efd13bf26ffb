/// Finds the types whose values may be compared by `==` as a whole.
///
/// The `==` of an array uses the `==` of its elements. Objects, types with a comparison of their
/// own, and numbers in an `AnyHashable` are compared in another way.
enum PlainType {
  /// Whether `==` gives the same answer as ``Comparison`` for values of a type and everything
  /// inside them.
  static func isPlain(_ type: any Any.Type) -> Bool {
    let type = Optionals.flatten(type: type)
    if type == Int.self || type == String.self || type == Double.self || type == Bool.self {
      return true
    }
    if let container = type as? any Container.Type {
      return container.partTypes.allSatisfy(isPlain)
    }
    if type == AnyHashable.self || type is AnyClass || type is any SpryEquatable.Type {
      return false
    }
    return type is any Equatable.Type
  }
}
