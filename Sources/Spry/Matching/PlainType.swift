/// The types whose `==` agrees with Spry's comparison.
///
/// The `==` of an array uses the `==` of its elements. Spry compares objects, types that define
/// their own comparison, and numbers in an `AnyHashable` differently.
enum PlainType {
  /// Whether `==` gives the same answer as ``Comparison`` for values of a type and everything
  /// inside them.
  static func isPlain(_ type: any Any.Type) -> Bool {
    switch Optionals.flatten(type: type) {
    case is Int.Type, is String.Type, is Double.Type, is Bool.Type: true
    case let container as any Container.Type: container.partTypes.allSatisfy(isPlain)
    case is AnyHashable.Type, is AnyClass, is any SpryEquatable.Type: false
    case let type: type is any Equatable.Type
    }
  }
}
