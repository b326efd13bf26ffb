/// The types whose `==` agrees with Spry's comparison.
///
/// The `==` of an array uses the `==` of its elements. Spry compares objects, types that define
/// their own comparison, and numbers in an `AnyHashable` differently.
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
    return type is any Equatable.Type
      && !(type == AnyHashable.self || type is AnyClass || type is any SpryEquatable.Type)
  }
}
