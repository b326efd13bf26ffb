/// Casts that never convert: a value of another type doesn't become one of the requested type.
///
/// Swift's own casts turn an `NSNumber` into an `Int`, and an empty `[String]` into an empty
/// `[Int]`. To a test, both are mistakes.
package enum Cast {
  /// Casts a value to a type.
  ///
  /// - Parameters:
  ///   - value: The value to cast. `nil` can be cast to every optional type.
  ///   - type: The type to cast it to, which may be a protocol, a superclass, or an optional. A
  ///     recorded `inout` argument can be cast to its ``Inout``.
  /// - Returns: The same value, or `nil` if it has another type.
  package static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    // A cast of `nil` would lose an optional, unless it is one to the same type.
    if value == nil, let none = Optionals.none(of: type) { return none }
    if let value, isStored(value, as: type) { return stored(value, as: type) }
    if let value, Swift.type(of: value) == type { return value as? Value }
    if let type = type as? any InoutArgument.Type { return type.wrap(value) as? Value }
    // As an `Any`, or as a protocol that `Optional` conforms to, a value would stay inside
    // optionals.
    let isOptional = Optionals.flatten(type: type) != type
    let value = isOptional ? value as Any : Optionals.flatten(value) ?? value as Any
    return (value as? Value).flatMap { isSame(value, $0) ? $0 : nil }
  }

  /// Whether a value can be cast to a type without a conversion.
  ///
  /// If a caller compared the result of the cast with `nil`, every call would ask the runtime for
  /// the optional type.
  package static func fits<Value>(_ value: Any?, _ type: Value.Type) -> Bool {
    Cast.value(value, as: type) != nil
  }

  /// Whether a value is stored as exactly this type, so that ``stored(_:as:)`` can return it.
  ///
  /// An object may be stored as its superclass.
  static func isStored<Value>(_ value: Any, as type: Value.Type) -> Bool {
    func open<Given>(_: Given) -> Bool { Given.self == Value.self }
    return _openExistential(value, do: open)
  }

  /// Returns a value that is stored as exactly this type.
  ///
  /// It opens the value, because a cast, and even an optional, takes many times as long.
  static func stored<Value>(_ value: Any, as type: Value.Type) -> Value {
    func open<Given>(_ given: Given) -> Value { _identityCast(given, to: Value.self) }
    return _openExistential(value, do: open)
  }

  /// Whether a cast has changed nothing but a value's static type.
  private static func isSame(_ value: Any, _ cast: Any) -> Bool {
    let before = Optionals.flatten(value).map(HashableBox.unbox)
    let after = Optionals.flatten(cast).map(HashableBox.unbox)
    // Objective-C turns an `NSNull` into `nil`.
    guard let before, let after else { return before == nil && after == nil }
    if type(of: before) == type(of: after) { return true }
    if let before = before as? any Container, let after = after as? any Container {
      return TypeAgreement.agree(type(of: before), type(of: after))
        && objectCount(before) == objectCount(after)
    }
    // A nonthrowing function also counts as a throwing one.
    if TypeKind.isClosure(before) { return true }
    let (shape, other) = (Shape(before), Shape(after))
    guard case .tuple = shape, shape.isLike(other) else { return false }
    return zip(shape.parts, other.parts).allSatisfy(isSame)
  }

  /// The number of class instances in a container, which a cast that bridges changes.
  private static func objectCount(_ value: Any) -> Int {
    let value = Optionals.flatten(value).map(HashableBox.unbox)
    return (value as? any Container)?.shape.parts.reduce(0) { $0 + objectCount($1) }
      ?? (value.map { type(of: $0) is AnyClass } == true ? 1 : 0)
  }
}
