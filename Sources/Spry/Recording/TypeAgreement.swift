/// Tells whether a value could be of two types at once, where there is no value to ask: in an empty
/// array, or where there is `nil`.
package enum TypeAgreement {
  /// Whether two types are the same but for optionals, or one of them says nothing, like `Any`.
  package static func agree(_ first: any Any.Type, _ second: any Any.Type) -> Bool {
    let first = Optionals.flatten(type: first)
    let second = Optionals.flatten(type: second)
    if first == second || isOpen(first) || isOpen(second) { return true }
    if let first = first as? any Container.Type, let second = second as? any Container.Type {
      return first.kind == second.kind && zip(first.partTypes, second.partTypes).allSatisfy(agree)
    }
    return first is AnyClass && second is AnyClass
  }

  /// Whether values of several types are of this one: `Any`, `any Error`, `AnyHashable`.
  private static func isOpen(_ type: any Any.Type) -> Bool {
    if type == AnyHashable.self { return true }
    // Nothing in the language tells a protocol from a struct; the ends of mangled names do.
    guard let name = _mangledTypeName(type) else { return true }
    return name.hasSuffix("p") || ["Xl", "Xc", "XP"].contains { name.hasSuffix($0) }
  }
}
