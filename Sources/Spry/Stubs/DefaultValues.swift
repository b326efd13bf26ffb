/// The default values of types, which members return when no stub matches.
///
/// A fake, a test, and the process each have values of their own. A type without one there has its
/// own default value, if any.
package struct DefaultValues: ValueAssembler, Sendable {
  /// What makes a value, or returns `nil` where it can't.
  package typealias Maker = Unchecked<() -> Any?>

  private var makers: [ObjectIdentifier: Maker] = [:]

  package init() {}

  /// Sets the default value of a type, or removes it if `make` is `nil`.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - make: Makes the value, or returns `nil` where it can't; see ``onMainActor(_:)``.
  /// - Returns: What made the value before. Free it outside any lock, because its captures belong
  ///   to the test.
  package mutating func set(_ type: any Any.Type, _ make: (() -> Any?)?) -> Maker? {
    exchange(&makers[ObjectIdentifier(type)], with: make.map { Unchecked($0) })
  }

  /// Returns these values, together with others that take precedence.
  package func overridden(by others: DefaultValues) -> DefaultValues {
    var values = self
    values.makers.merge(others.makers) { outer, inner in Maker { inner.value() ?? outer.value() } }
    return values
  }

  /// The default value of a type, or `nil` if it has none.
  package func value<Value>(of _: Value.Type) -> Value? {
    if let value = makers[ObjectIdentifier(Value.self)]?.value() { return value as? Value }
    if let type = Value.self as? any DefaultProvidable.Type { return type.defaultValue as? Value }
    if let type = Value.self as? any CaseIterable.Type { return first(of: type) as? Value }
    return TypeKind(Value.self).isTuple ? assembled(Value.self) : nil
  }

  private func first<Cases: CaseIterable>(of _: Cases.Type) -> Any? { Cases.allCases.first }
}
