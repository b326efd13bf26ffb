/// A plain value that an argument must match, with the comparison for its type.
///
/// The rule of ``Comparison`` that applies depends on the specified value alone. It is found once,
/// when the test specifies the value, rather than for every call. This is a class so that copying a
/// matcher only copies a reference.
package final class SpecifiedValue: Sendable {
  private let specified: Unchecked<Any?>
  private let test: Unchecked<(Any?) -> Bool>

  /// Whether the value has one of the most common types.
  let isCommon: Bool
  /// Why the value can't be compared, if it can't.
  let mistake: ArgumentMistake.Reason?

  init(_ value: Any?) {
    specified = Unchecked(value)
    test = Unchecked(Comparison.test(for: value))
    isCommon = false
    mistake = Comparison.mistake(in: value)
  }

  /// Specifies an object without keeping it alive; once it is gone, nothing matches.
  init(_ object: Weakly) {
    specified = Unchecked(object)
    test = Unchecked { actual in
      object.object.map { Comparison.matches($0, actual) } ?? (object.isNil && actual == nil)
    }
    isCommon = false
    mistake = nil
  }

  /// Specifies a value of one of the most common types, which is compared without looking up the
  /// protocols it conforms to.
  ///
  /// It returns `nil` for a value of any other type, and for one in an optional or an
  /// `AnyHashable`.
  init?(common value: Any?) {
    guard let value,
      let test = Self.test(for: value, as: String.self) ?? Self.test(for: value, as: Int.self)
        ?? Self.test(for: value, as: Bool.self) ?? Self.test(for: value, as: Double.self)
    else { return nil }
    self.test = Unchecked(test)
    specified = Unchecked(value)
    isCommon = true
    mistake = nil
  }

  package var value: Any? { PassedArguments.current(specified.value) }

  func matches(_ actual: Any?, loosely: Bool) -> Bool {
    test.value(actual) || loosely && Comparison.areAlike(value, actual)
  }

  private static func test<Value: Equatable>(
    for value: Any, as type: Value.Type
  ) -> ((Any?) -> Bool)? {
    guard Cast.isStored(value, as: type) else { return nil }
    let value = Cast.stored(value, as: type)
    return { actual in
      guard let actual else { return false }
      if Cast.isStored(actual, as: type) { return value == Cast.stored(actual, as: type) }
      return Optionals.flatten(actual).map { EqualsOperator.areEqual(value, $0) } ?? false
    }
  }
}
