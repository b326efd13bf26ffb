/// A plain value that an argument must match, with the comparison for its type.
///
/// The rule of ``Comparison`` that applies depends on the specified value alone. It is found once,
/// when the test specifies the value, rather than for every call. This is a class so that copying a
/// matcher only copies a reference.
package final class SpecifiedValue: Sendable {
  /// A comparison, with a fast path for the most common types of arguments.
  ///
  /// Values of these types are compared without looking up the protocols they conform to.
  private enum Test: Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case double(Double)
    case other(Unchecked<(Any?) -> Bool>)

    var key: Key? {
      switch self {
      case .string(let value): .string(value)
      case .int(let value): .int(value)
      case .bool(let value): .bool(value)
      case .double(let value): .double(value)
      case .other: nil
      }
    }
  }

  private let specified: Unchecked<Any?>
  private let test: Test

  /// Why the value can't be compared, if it can't.
  let mistake: ArgumentMistake.Reason?

  init(_ value: Any?) {
    specified = Unchecked(value)
    test = .other(Unchecked(Comparison.test(for: value)))
    mistake = Comparison.mistake(in: value)
  }

  /// Specifies an object without keeping it alive; once it is gone, nothing matches.
  init(_ object: Weakly) {
    specified = Unchecked(object)
    test = .other(
      Unchecked { actual in
        object.object.map { Comparison.matches($0, actual) } ?? (object.isNil && actual == nil)
      })
    mistake = nil
  }

  /// Returns `nil` if the value doesn't have one of the most common types.
  init?(common value: Any?) {
    guard let test = Self.test(common: value) else { return nil }
    self.test = test
    specified = Unchecked(value)
    mistake = nil
  }

  package var value: Any? { PassedArguments.current(specified.value) }

  func matches(_ actual: Any?) -> Bool {
    switch test {
    case .string(let value): Self.isValue(value, actual)
    case .int(let value): Self.isValue(value, actual)
    case .bool(let value): Self.isValue(value, actual)
    case .double(let value): Self.isValue(value, actual)
    case .other(let test): test.value(actual)
    }
  }

  private static func isValue<Value: Equatable>(_ value: Value, _ actual: Any?) -> Bool {
    guard let actual else { return false }
    return Equality.isEqual(value, toSameType: actual)
      ?? (actual as? Value == value && isExactly(Value.self, actual))
  }

  /// The value as a key for ``CallIndex``; `nil` if all calls have to be compared.
  var key: Key? { test.key }

  /// A value of one of the most common types of arguments.
  enum Key: Hashable, Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case double(Double)

    /// Returns `nil` for a value of any other type, and for one in an optional or an `AnyHashable`.
    init?(_ value: Any?) {
      guard let key = value.flatMap(SpecifiedValue.test(common:))?.key else { return nil }
      self = key
    }
  }

  private static func test(common value: Any?) -> Test? {
    guard let value else { return nil }
    // The type is checked first, because a cast that fails takes many times as long.
    let type = type(of: value)
    if type == String.self, let string = value as? String { return .string(string) }
    if type == Int.self, let int = value as? Int { return .int(int) }
    if type == Bool.self, let bool = value as? Bool { return .bool(bool) }
    if type == Double.self, let double = value as? Double { return .double(double) }
    return nil
  }

  /// Whether a value, once unwrapped, has exactly this type.
  ///
  /// A cast alone would bridge on Apple platforms.
  private static func isExactly(_ type: any Any.Type, _ value: Any?) -> Bool {
    guard let value else { return false }
    if Swift.type(of: value) == type { return true }
    if Swift.type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return Swift.type(of: hashable.base) == type
    }
    return Optionals.flatten(value).map { Swift.type(of: $0) == type } ?? false
  }
}
