/// Casts that do not convert: what is of another type stays of another type.
///
/// Swift's own casts make an `Int` of an `NSNumber`, and an empty `[Int]` of an empty `[String]`. To
/// a test, both are mistakes.
package enum Cast {
  /// Returns a value as one of a type.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` is one of every optional type.
  ///   - type: The type, which may be a protocol, a superclass, or optional.
  /// - Returns: The same value; `nil` if it is of another type.
  package static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    // From `Any?` itself, Swift would take no `nil` for an optional type.
    let value = value as Any
    guard let cast = value as? Value else { return nil }
    return Swift.type(of: value) == Value.self || isSame(value, cast) ? cast : nil
  }

  /// Whether a value is one of a type.
  package static func fits<Value>(_ value: Any, _ type: Value.Type) -> Bool {
    if Swift.type(of: value) == Value.self { return true }
    guard value is Value, let cast = value as? Value else { return false }
    return isSame(value, cast)
  }

  /// Whether a cast has changed nothing but what the compiler knows of a value.
  private static func isSame(_ value: Any, _ cast: Any) -> Bool {
    guard let value = Optionals.flatten(value), let cast = Optionals.flatten(cast) else {
      return true
    }
    let before = HashableBox.unbox(value)
    let after = HashableBox.unbox(cast)
    if type(of: before) == type(of: after) { return true }
    if let before = before as? any Container, let after = after as? any Container {
      return TypeAgreement.agree(type(of: before), type(of: after))
        && objectCount(before) == objectCount(after)
    }
    // One that does not throw is one that may.
    if isFunction(before), isFunction(after) { return true }
    let parts = Mirror(reflecting: before).children
    let others = Mirror(reflecting: after).children
    return Mirror(reflecting: before).displayStyle == .tuple && parts.count == others.count
      && zip(parts, others).allSatisfy { isSame($0.value, $1.value) }
  }

  private static func isFunction(_ value: Any) -> Bool {
    _mangledTypeName(type(of: value))?.hasSuffix("c") ?? false
  }

  /// The number of class instances inside: a cast that bridges changes it.
  private static func objectCount(_ container: any Container) -> Int {
    container.parts.reduce(0) { count, part in
      guard let part = Optionals.flatten(part) else { return count }
      if let inner = part as? any Container { return count + objectCount(inner) }
      return count + (type(of: HashableBox.unbox(part)) is AnyClass ? 1 : 0)
    }
  }
}
