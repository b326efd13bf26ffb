/// Where two values differ, part by part: `user.address.city: expected "Paris", received "Rome"`.
struct Difference {
  /// What differs, in a line for each part.
  private(set) var lines: [String] = []
  /// The maximum number of differing parts that are printed.
  private let lineLimit = 10
  /// The depth to which parts of parts are compared; deeper values are compared as a whole.
  ///
  /// A custom mirror may claim that the value contains itself.
  private static func depthLimit(of value: Any) -> Int {
    value is any CustomReflectable && !(value is any Container) ? 10 : Comparison.depthLimit
  }
  /// The maximum length of debug descriptions, which are printed for values that otherwise look
  /// alike.
  private static let reflectedLimit = 200

  /// Compares two values that are known to differ.
  ///
  /// - Parameters:
  ///   - expected: The value that was specified.
  ///   - actual: The value that was received.
  ///   - path: The name of the whole value.
  init(_ expected: Any?, _ actual: Any?, path: String) {
    compare(expected, actual, path, depth: 0)
    if lines.count > lineLimit { lines[lineLimit...] = ["\(path): there are more differences"] }
  }

  /// Compares the values, or parts of them, which are inside the outermost struct or enum, if any.
  private mutating func compare(
    _ expected: Any?, _ actual: Any?, _ path: String, depth: Int, in whole: Any? = nil
  ) {
    let expected = Optionals.flatten(expected)
    let actual = Optionals.flatten(actual)
    if lines.count > lineLimit || Comparison.matches(expected, actual) { return }
    if let expected = Cast.value(expected, as: String.self),
      let actual = Cast.value(actual, as: String.self)
    {
      lines += StringDifference.lines(path, expected, actual)
      return
    }
    guard let expected, let actual, depth < Self.depthLimit(of: expected) else {
      return append(path, Self.text(expected, actual, in: whole))
    }
    // The `==` of the whole doesn't compare objects by identity.
    if whole is any Equatable, Equality.isEqual(expected, actual) { return }
    if let (expected, actual) = Self.texts(expected, actual) {
      lines += StringDifference.lines(path, expected, actual)
      return
    }
    if let text = Self.foundation(expected, actual) { return append(path, text) }
    let before = lines.count
    var whole = whole
    switch Shape(presenting: expected) {
    case .fields, .enumCase: whole = whole ?? expected
    default: break
    }
    append(PartDifference.between(expected, actual, limit: lineLimit + 1), path, depth, whole)
    // A value that describes itself may omit what differs.
    if lines.count == before, Self.looksAlike(expected, actual) {
      append(PartDifference.inParts(expected, actual, describesItself: true), path, depth, whole)
    }
    // The parts are equal, so the values differ by their own `==`.
    if lines.count == before { append(path, Self.text(expected, actual, in: whole)) }
  }

  /// Whether two values have the same type and the same description.
  private static func looksAlike(_ expected: Any, _ actual: Any) -> Bool {
    type(of: expected) == type(of: actual)
      && ValueText.describe(expected) == ValueText.describe(actual)
  }

  private mutating func append(
    _ differences: [PartDifference], _ path: String, _ depth: Int, _ whole: Any?
  ) {
    for difference in differences where lines.count <= lineLimit {
      let path = path + difference.name
      if let expected = difference.expected, let actual = difference.actual {
        compare(expected, actual, path, depth: depth + 1, in: whole)
      } else {
        append(path, difference.text)
      }
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

  private mutating func append(_ path: String, _ text: String) { lines.append("\(path): \(text)") }
}

extension PartDifference {
  /// Compares lists by their elements in order, sets by their elements, dictionaries by their keys,
  /// and other values by the names of their parts.
  fileprivate static func between(_ expected: Any, _ actual: Any, limit: Int) -> [PartDifference] {
    guard let expected = expected as? any Container, let actual = actual as? any Container else {
      return inParts(expected, actual)
    }
    guard type(of: expected).kind == type(of: actual).kind else { return [] }
    switch (expected.shape, actual.shape) {
    case (.list, .list): return inLists(expected, actual, limit: limit)
    case (.set, .set): return inSets(expected, actual)
    case (.entries(let entries), .entries(let others)): return inEntries(entries, others)
    default: return []
    }
  }

  /// Pairs the parts of two tuples, or of two structs or cases of one type, by their names.
  ///
  /// Anything else is compared as a whole, and so is a struct with its own description unless
  /// `describesItself` is `true`.
  fileprivate static func inParts(
    _ expected: Any, _ actual: Any, describesItself: Bool = false
  ) -> [PartDifference] {
    let isOfOneType = type(of: expected) == type(of: actual)
    let describesItself = describesItself || !(expected is any CustomStringConvertible)
    return switch (Shape(presenting: expected), Shape(presenting: actual)) {
    case (.tuple(let parts), .tuple(let others)): pairs(parts, others)
    case (.fields(let parts), .fields(let others)) where isOfOneType && describesItself:
      pairs(parts, others)
    case (.enumCase(let name, let parts), .enumCase(let otherName, let others)),
      (.result(let name, let parts), .result(let otherName, let others)):
      isOfOneType && name == otherName ? pairs(parts, others, in: ".\(name)") : []
    default: []
    }
  }

  private static func pairs(
    _ parts: [Shape.Part], _ others: [Shape.Part], in caseName: String = ""
  ) -> [PartDifference] {
    let (parts, others) = (named(parts, in: caseName), named(others, in: caseName))
    // A value may have very many parts.
    let found = Dictionary(others, uniquingKeysWith: { first, _ in first })
    let names = Set(parts.map(\.name))
    return parts.map { PartDifference(name: $0.name, expected: $0.value, actual: found[$0.name]) }
      + others.filter { !names.contains($0.name) }
      .map { PartDifference(name: $0.name, expected: nil, actual: $0.value) }
  }

  /// Returns parts by their labels, or by their numbers if they have none.
  private static func named(
    _ parts: [Shape.Part], in caseName: String
  ) -> [(name: String, value: Any)] {
    if parts.count == 1, parts[0].label == nil {
      return [(caseName, parts[0].value)]
    }
    return parts.enumerated().map { index, part in
      ("\(caseName).\(part.label ?? "\(index)")", part.value)
    }
  }
}
