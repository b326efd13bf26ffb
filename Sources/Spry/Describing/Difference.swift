/// Where two values differ, part by part: `user.address.city: expected "Paris", received "Rome"`.
struct Difference {
  /// One part that differs.
  struct Line {
    let path: String
    let text: String

    var description: String { "\(path): \(text)" }
  }

  private(set) var lines: [Line] = []
  /// The maximum number of differing parts that are printed.
  private let lineLimit = 10
  /// The depth to which parts of parts are compared; deeper values are compared as a whole.
  private let depthLimit = 10
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
    guard lines.count > lineLimit else { return }
    lines.removeLast(lines.count - lineLimit)
    append(path, "there are more differences")
  }

  private mutating func compare(_ expected: Any?, _ actual: Any?, _ path: String, depth: Int) {
    let expected = Optionals.flatten(expected)
    let actual = Optionals.flatten(actual)
    if lines.count > lineLimit { return }
    if Comparison.matches(expected, actual) { return }
    if let expected = Cast.value(expected, as: String.self),
      let actual = Cast.value(actual, as: String.self)
    {
      for (line, text) in StringDifference.lines(expected, actual) {
        append(path + line, text)
      }
      return
    }
    guard depth < depthLimit, let expected, let actual else {
      return append(path, Self.text(expected, actual))
    }
    if let (expected, actual) = Self.texts(expected, actual) {
      for (line, text) in StringDifference.lines(expected, actual) { append(path + line, text) }
      return
    }
    if let text = Self.foundation(expected, actual) { return append(path, text) }
    let before = lines.count
    if let expected = expected as? any Container, let actual = actual as? any Container {
      compare(expected, actual, path, depth)
    } else if type(of: expected) == type(of: actual) || Structure(expected) != nil,
      let parts = ValueParts(expected), let others = ValueParts(actual),
      parts.caseName == others.caseName
    {
      compare(parts, others, path, depth)
    }
    // A value that describes itself may omit what differs.
    if lines.count == before, Self.looksAlike(expected, actual),
      let parts = ValueParts(expected, describesItself: true),
      let others = ValueParts(actual, describesItself: true)
    {
      compare(parts, others, path, depth)
    }
    // The parts are equal, so the values differ by their own `==`.
    if lines.count == before { append(path, Self.text(expected, actual)) }
  }

  /// Whether two values have the same type and the same description.
  private static func looksAlike(_ expected: Any, _ actual: Any) -> Bool {
    type(of: expected) == type(of: actual)
      && ValueText.describe(expected) == ValueText.describe(actual)
  }

  private mutating func compare(
    _ parts: ValueParts, _ others: ValueParts, _ path: String, _ depth: Int
  ) {
    for (name, part) in parts.values where lines.count <= lineLimit {
      guard let other = others.value(named: name) else {
        append(path + name, PartDifference(name: name, expected: part, actual: nil).text)
        continue
      }
      compare(part, other, path + name, depth: depth + 1)
    }
    for (name, other) in others.values where lines.count <= lineLimit {
      guard parts.value(named: name) == nil else { continue }
      append(path + name, PartDifference(name: name, expected: nil, actual: other).text)
    }
  }

  /// Compares lists by their elements in order, sets by their elements, and dictionaries by their
  /// keys.
  ///
  /// Other containers are printed as a whole.
  private mutating func compare(
    _ expected: any Container, _ actual: any Container, _ path: String, _ depth: Int
  ) {
    let kind = type(of: expected).kind
    guard kind == type(of: actual).kind else { return }
    let differences =
      switch kind {
      case .array, .slice, .contiguousArray:
        PartDifference.inLists(expected, actual, limit: lineLimit + 1)
      case .set: PartDifference.inSets(expected, actual)
      case .dictionary: PartDifference.inEntries(expected, actual)
      case .result: [PartDifference]()
      }
    for difference in differences where lines.count <= lineLimit {
      let path = path + difference.name
      if let expected = difference.expected, let actual = difference.actual {
        compare(expected, actual, path, depth: depth + 1)
      } else {
        append(path, difference.text)
      }
    }
  }

  /// Describes how two values differ as a whole: `expected 7, received 8`.
  static func text(_ expected: Any?, _ actual: Any?) -> String {
    guard let expected = Optionals.flatten(expected), let actual = Optionals.flatten(actual) else {
      return "expected \(ValueText.describe(expected)), received \(ValueText.describe(actual))"
    }
    if type(of: expected) != type(of: actual) {
      return "expected \(describe(expected, besides: actual)), "
        + "received \(describe(actual, besides: expected))"
    }
    if let text = foundation(expected, actual) { return text }
    let text = ValueText.describe(expected)
    if (expected as? any FloatingPoint)?.isNaN ?? false {
      return
        "expected \(text), received \(ValueText.describe(actual)); NaN is never equal to itself, "
        + "so use Argument.pass { (number: \(TypeText.describe(typeOf: expected))) in number.isNaN }"
    }
    if Identity.object(expected) != nil, Equality.isEqual(expected, actual) {
      return "expected \(text), received an equal but different object; "
        + "use Argument.equal(to:) to compare with =="
    }
    let other = ValueText.describe(actual)
    guard text == other else { return "expected \(text), received \(other)" }
    if Identity.object(expected) != nil {
      return "expected \(text), received a different instance"
    }
    let reflected = [expected, actual].map { String(reflecting: $0) }
    return reflected[0] != reflected[1] && reflected.allSatisfy { $0.count <= reflectedLimit }
      ? "expected \(reflected[0]), received \(reflected[1])"
      : "expected \(text), received a value that prints the same but is not equal"
  }

  /// Describes a value with its type, and with the module if both types have the same name.
  private static func describe(_ value: Any, besides other: Any) -> String {
    let text = ValueText.describeWithType(value)
    return text == ValueText.describeWithType(other)
      ? "\(ValueText.describe(value)) (\(String(reflecting: type(of: value))))" : text
  }

  private mutating func append(_ path: String, _ text: String) {
    lines.append(Line(path: path, text: text))
  }
}
