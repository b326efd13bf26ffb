extension Difference {
  /// The maximum length of debug descriptions, which are printed for values that otherwise look
  /// alike.
  private static let reflectedLimit = 200

  /// What differs, in one or more lines for each part:
  /// `user.address.city: expected "Paris", received "Rome"`.
  var lines: [String] {
    items.flatMap { item in
      if case .strings(let expected, let actual) = item.kind {
        return StringDifference.lines(item.path, expected, actual)
      }
      return ["\(item.path): \(item.kind.text)"]
    }
  }

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
      let isRange = expected is any RangeExpression && !(actual is any RangeExpression)
      return "expected \(describe(expected, besides: actual)), "
        + "received \(describe(actual, besides: expected))"
        + (isRange ? "; use \(MatcherText.prefix)in(\(ValueText.describe(expected)))" : "")
    }
    if let text = foundation(expected, actual) { return text }
    let text = ValueText.describe(expected)
    if (expected as? any FloatingPoint)?.isNaN ?? false {
      return
        "expected \(text), received \(ValueText.describe(actual)); NaN is never equal to itself, "
        + "so use \(MatcherText.prefix)where { (number: \(TypeText.describe(typeOf: expected))) in number.isNaN }"
    }
    if Identity.object(expected) != nil, Equality.isEqual(expected, actual) {
      let type = whole.map { TypeText.describe(typeOf: $0) }
      return "expected \(text), received an equal but different object; use \(MatcherText.prefix)"
        + (type.map { "where { (value: \($0)) in <#condition#> }, or make \($0) Equatable" }
          ?? "equal(to:) to compare with ==")
    }
    let other = ValueText.describe(actual)
    if text != other { return StringDifference.text(text, other) }
    if Identity.object(expected) != nil {
      // A property may not be shown, because the text of an object is short.
      let properties = zip(Shape.simpleProperties(of: expected), Shape.simpleProperties(of: actual))
      let difference = properties.first { !Comparison.matches($0.value, $1.value) }.map {
        ", whose \($0.label ?? "") is \(ValueText.describe($1.value)), not \(ValueText.describe($0.value))"
      }
      return "expected \(text), received a different instance\(difference ?? "")"
    }
    let reflected = [expected, actual].map { reflect($0) }
    return reflected[0] != reflected[1] && reflected.allSatisfy { $0.count <= reflectedLimit }
      ? "expected \(reflected[0]), received \(reflected[1])"
      : "expected \(text), received a value that prints the same but is not equal"
  }

  /// Describes a value with the names of its types, and without its own description.
  ///
  /// Swift's own debug description has no end if a value's mirror contains the value itself.
  private static func reflect(_ value: Any, depth: Int = 0) -> String {
    guard depth < 4 else { return "…" }
    if !(value is any Container), let value = value as? any CustomDebugStringConvertible {
      return value.debugDescription
    }
    func list(_ parts: [Shape.Part]) -> String {
      let texts = parts.prefix(10).map {
        ListText.labeled($0.label, reflect($0.value, depth: depth + 1))
      }
      return "(\(texts.joined(separator: ", ")))"
    }
    let type = String(reflecting: type(of: value))
    return switch Shape(presenting: value) {
    case .fields(let parts): type + list(parts)
    case .enumCase(let name, let parts), .result(let name, let parts):
      "\(type).\(name)\(parts.isEmpty ? "" : list(parts))"
    case .tuple(let parts): list(parts)
    default: ValueText.describe(value)
    }
  }

  /// Describes a value with its type, and with the module if both types have the same name.
  private static func describe(_ value: Any, besides other: Any) -> String {
    let text = ValueText.describeWithType(value)
    return text == ValueText.describeWithType(other)
      ? "\(ValueText.describe(value)) (\(String(reflecting: type(of: value))))" : text
  }
}

extension Difference.Kind {
  /// Describes the difference in one line: `expected 7, received 8`.
  var text: String {
    switch self {
    case .values(let expected, let actual, in: let whole):
      Difference.text(expected, actual, in: whole)
    case .strings(let expected, let actual): Difference.text(expected, actual)
    case .missing(let expected): "missing \(ValueText.describe(expected))"
    case .unexpected(let actual): "unexpected \(ValueText.describe(actual))"
    case .more: "there are more differences"
    }
  }
}
