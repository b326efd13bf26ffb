extension Difference {
  /// What differs, in one or more lines for each part:
  /// `user.address.city: expected "Paris", received "Rome"`.
  var lines: [String] { items.flatMap { $0.kind.lines($0.path) } }

  /// Describes how two values differ as a whole: `expected 7, received 8`.
  ///
  /// A test can't put a matcher into a struct or an enum around the values.
  static func text(_ expected: Any?, _ actual: Any?, in whole: Any? = nil) -> String {
    guard let expected = Optionals.flatten(expected).map(HashableBox.unbox),
      let actual = Optionals.flatten(actual).map(HashableBox.unbox)
    else {
      return "expected \(ValueText.describe(expected)), received \(ValueText.describe(actual))"
    }
    if type(of: expected) != type(of: actual) {
      let isRange = expected is any RangeExpression && LiteralText.isWritable(actual)
      return "expected \(describe(expected, besides: actual)), "
        + "received \(describe(actual, besides: expected))"
        + (isRange ? "; use the matcher in(\(ValueText.describe(expected)))" : "")
    }
    if let text = foundation(expected, actual) { return text }
    let (text, other) = (ValueText.describe(expected), ValueText.describe(actual))
    let isObject = Identity.object(expected) != nil
    if isObject, EqualsOperator.areEqual(expected, actual) {
      let type = whole.map { TypeText.describe(typeOf: $0) }
      return "expected \(text), received an equal but different object; to compare with ==, "
        + (type.map { "make \($0) Equatable" } ?? "use equal(to:)")
    }
    if text != other { return StringDifference.text(text, other) }
    if (expected as? any FloatingPoint)?.isNaN ?? false {
      return "expected \(text), received \(text), which never equals itself"
    }
    let unequal = isObject ? "different instance" : "value that prints the same but is not equal"
    return "expected \(text), received a \(unequal)"
  }

  /// Describes a value with its type, and with the module if both types have the same name.
  private static func describe(_ value: Any, besides other: Any) -> String {
    let text = ValueText.describeWithType(value)
    return text == ValueText.describeWithType(other)
      ? "\(ValueText.describe(value)) (\(String(reflecting: type(of: value))))" : text
  }
}

extension Difference.Kind {
  /// Describes the difference at a path: `height: expected 7, received 8`.
  func lines(_ path: String) -> [String] {
    switch self {
    case .values(let expected, let actual, in: let whole):
      ["\(path): \(Difference.text(expected, actual, in: whole))"]
    case .strings(let expected, let actual): StringDifference.lines(path, expected, actual)
    case .missing(let expected): ["\(path): missing \(ValueText.describe(expected))"]
    case .unexpected(let actual): ["\(path): unexpected \(ValueText.describe(actual))"]
    case .more: ["\(path): there are more differences"]
    }
  }
}
