/// Determines whether a value could have either of two types when there is no value to ask.
///
/// That is the case for the elements of an empty array, and for `nil`.
package enum TypeAgreement {
  /// Whether two types are the same apart from optionals, are both classes, or one is open like
  /// `Any`.
  package static func agree(_ first: any Any.Type, _ second: any Any.Type) -> Bool {
    let (first, second) = (Optionals.flatten(type: first), Optionals.flatten(type: second))
    if first == second || isOpen(first) || isOpen(second) { return true }
    if let first = first as? any Container.Type, let second = second as? any Container.Type {
      return first.kind == second.kind && zip(first.partTypes, second.partTypes).allSatisfy(agree)
    }
    return first is AnyClass && second is AnyClass
  }

  /// Whether values of different types can have this type, like `Any`, `any Error`, or
  /// `AnyHashable`.
  private static func isOpen(_ type: any Any.Type) -> Bool {
    // The language offers no way to tell a protocol from a struct, but mangled names end
    // differently.
    guard type != AnyHashable.self, let name = _mangledTypeName(type) else { return true }
    return ["p", "Xl", "Xc", "XP"].contains(where: name.hasSuffix)
  }
}
