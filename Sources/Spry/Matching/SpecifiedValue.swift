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
    case common(Common)
    case other(Unchecked<(Any?) -> Bool>)
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
    guard let common = Common(value) else { return nil }
    test = .common(common)
    specified = Unchecked(value)
    mistake = nil
  }

  package var value: Any? { PassedArguments.current(specified.value) }

  func matches(_ actual: Any?) -> Bool {
    switch test {
    case .common(.string(let value)): Self.isValue(value, actual)
    case .common(.int(let value)): Self.isValue(value, actual)
    case .common(.bool(let value)): Self.isValue(value, actual)
    case .common(.double(let value)): Self.isValue(value, actual)
    case .other(let test): test.value(actual)
    }
  }

  private static func isValue<Value: Equatable>(_ value: Value, _ actual: Any?) -> Bool {
    guard let actual else { return false }
    return Equality.isEqual(value, toSameType: actual)
      ?? Optionals.flatten(actual).map { Equality.isEqual(value, HashableBox.unbox($0)) } ?? false
  }

  /// A value of one of the most common types of arguments.
  private enum Common: Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case double(Double)

    /// Returns `nil` for a value of any other type, and for one in an optional or an `AnyHashable`.
    init?(_ value: Any?) {
      guard let value else { return nil }
      // The type is checked first, because a cast that fails takes many times as long.
      let type = type(of: value)
      if type == String.self, let string = value as? String {
        self = .string(string)
      } else if type == Int.self, let int = value as? Int {
        self = .int(int)
      } else if type == Bool.self, let bool = value as? Bool {
        self = .bool(bool)
      } else if type == Double.self, let double = value as? Double {
        self = .double(double)
      } else {
        return nil
      }
    }
  }
}
