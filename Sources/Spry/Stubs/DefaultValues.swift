/// The default values of types, which members return if nothing was stubbed.
///
/// A fake, a test, and the process each have values of their own. A type without one there has its
/// own default value, if any.
package struct DefaultValues: Sendable {
  private var makers: [ObjectIdentifier: Unchecked<() -> Any>] = [:]

  package init() {}

  private init(makers: [ObjectIdentifier: Unchecked<() -> Any>]) { self.makers = makers }

  /// Sets the default value of a type, or removes it if `make` is `nil`.
  ///
  /// - Returns: What made the value before. Free it outside any lock, because its captures belong to
  ///   the test.
  package mutating func set<Value>(_: Value.Type, _ make: (() -> Value)?) -> Unchecked<() -> Any>? {
    let key = ObjectIdentifier(Value.self)
    defer { makers[key] = make.map { make in Unchecked { make() } } }
    return makers[key]
  }

  /// Returns these values, together with others that take precedence.
  package func overridden(by others: DefaultValues) -> DefaultValues {
    DefaultValues(makers: makers.merging(others.makers) { $1 })
  }

  /// The default value of a type, or `nil` if it has none.
  package func value<Value>(of _: Value.Type) -> Value? {
    if let maker = makers[ObjectIdentifier(Value.self)] { return maker.value() as? Value }
    if let type = Value.self as? any DefaultProvidable.Type { return type.defaultValue as? Value }
    if let type = Value.self as? any CaseIterable.Type { return first(of: type) as? Value }
    return TupleType.parts(of: Value.self).flatMap { tuple($0[...]) }
  }

  private func first<Cases: CaseIterable>(of _: Cases.Type) -> Any? { Cases.allCases.first }

  /// Makes a tuple of default values, one part after the other.
  ///
  /// - Parameters:
  ///   - types: The types of the parts that are still to be made.
  ///   - parts: The parts that have been made.
  /// - Returns: The tuple, or `nil` if a part has no default value.
  private func tuple<Value, each Part>(
    _ types: ArraySlice<any Any.Type>, _ parts: repeat each Part
  ) -> Value? {
    guard let type = types.first else { return (repeat each parts) as? Value }
    func add<Next>(_: Next.Type) -> Value? {
      value(of: Next.self).flatMap { tuple(types.dropFirst(), repeat each parts, $0) }
    }
    return _openExistential(type, do: add)
  }
}
