/// Where two values differ, part by part: `user.address.city: expected "Paris", received "Rome"`.
struct Difference {
  /// One part that differs.
  struct Line {
    let path: String
    let text: String

    var description: String { "\(path): \(text)" }
  }

  private(set) var lines: [Line] = []
  /// The number of differing parts that are printed.
  private let lineLimit = 10
  /// The depth to which parts of parts are compared; deeper ones are compared as a whole.
  private let depthLimit = 10

  /// Compares two values that are known to differ.
  ///
  /// - Parameters:
  ///   - expected: The value that was specified.
  ///   - actual: The value that was received.
  ///   - path: What to call the whole.
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
    let before = lines.count
    if let expected = expected as? any Container, let actual = actual as? any Container {
      compare(expected, actual, path, depth)
    } else if type(of: expected) == type(of: actual) || Structure(expected) != nil,
      let parts = Parts(expected), let others = Parts(actual)
    {
      compare(parts, others, path, depth)
    }
    // The parts are alike, and the values differ by a `==` of their own.
    if lines.count == before { append(path, Self.text(expected, actual)) }
  }

  private mutating func compare(_ parts: Parts, _ others: Parts, _ path: String, _ depth: Int) {
    for (name, part) in parts.values where lines.count <= lineLimit {
      guard let other = others.value(named: name) else {
        append(path + name, "expected \(ValueText.describe(part)), received nothing")
        continue
      }
      compare(part, other, path + name, depth: depth + 1)
    }
    for (name, other) in others.values where lines.count <= lineLimit {
      guard parts.value(named: name) == nil else { continue }
      append(path + name, "expected nothing, received \(ValueText.describe(other))")
    }
  }

  /// Compares arrays by their indices and dictionaries by their keys; other containers are printed
  /// as a whole.
  private mutating func compare(
    _ expected: any Container, _ actual: any Container, _ path: String, _ depth: Int
  ) {
    let kind = type(of: expected).kind
    guard kind == type(of: actual).kind else { return }
    let differences =
      kind.isList
      ? PartDifference.inLists(expected, actual, limit: lineLimit + 1)
      : PartDifference.inEntries(expected, actual)
    for difference in differences where lines.count <= lineLimit {
      let path = path + difference.name
      switch (difference.expected, difference.actual) {
      case (let expected?, let actual?):
        compare(expected, actual, path, depth: depth + 1)
      case (let expected?, nil):
        append(path, "expected \(ValueText.describe(expected)), received nothing")
      case (nil, let actual):
        append(path, "expected nothing, received \(ValueText.describe(actual))")
      }
    }
  }

  /// How two values differ that are not looked into: `expected 7, received 8`.
  static func text(_ expected: Any?, _ actual: Any?) -> String {
    guard let expected = Optionals.flatten(expected), let actual = Optionals.flatten(actual) else {
      return "expected \(ValueText.describe(expected)), received \(ValueText.describe(actual))"
    }
    if type(of: expected) != type(of: actual) {
      return "expected \(ValueText.describeWithType(expected)), "
        + "received \(ValueText.describeWithType(actual))"
    }
    let text = ValueText.describe(expected)
    if (expected as? any FloatingPoint)?.isNaN ?? false {
      return
        "expected \(text), received \(ValueText.describe(actual)); NaN is never equal to itself, "
        + "so give Argument.pass { (number: \(type(of: expected))) in number.isNaN }"
    }
    if Identity.object(expected) != nil, Equality.isEqual(expected, actual) {
      return "expected \(text), received an equal but different object; "
        + "to compare with ==, give Argument.equal(to:)"
    }
    let other = ValueText.describe(actual)
    guard text == other else { return "expected \(text), received \(other)" }
    return Identity.object(expected) != nil
      ? "expected \(text), received another object of the class"
      : "expected \(text), received a value that prints the same but is not equal"
  }

  private mutating func append(_ path: String, _ text: String) {
    lines.append(Line(path: path, text: text))
  }
}

/// The parts of a value, named as they are written after it: `.city`, `[2]`, `["key"]`.
private struct Parts {
  let values: [(String, Any)]
  private let index: [String: Int]

  /// Returns `nil` for a value that is compared as a whole: a number, an enum without a payload, an
  /// object, which could contain itself.
  init?(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct where !(value is any CustomStringConvertible) && !mirror.children.isEmpty,
      .tuple:
      values = Parts.members(of: mirror)
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else { return nil }
      let parts = Mirror(reflecting: payload.value)
      values =
        parts.displayStyle == .tuple
        ? Parts.members(of: parts).map { (".\(name)\($0.0)", $0.1) }
        : [(".\(name)", payload.value)]
    default:
      return nil
    }
    index = Dictionary(
      values.enumerated().map { ($1.0, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Finds a part; the index is made once, for values of very many parts.
  func value(named name: String) -> Any? {
    index[name].map { values[$0].1 }
  }

  /// Fields by their names, the unnamed ones of a tuple by their numbers.
  private static func members(of mirror: Mirror) -> [(String, Any)] {
    mirror.children.map { child in
      let label = child.label ?? ""
      return (label.hasPrefix(".") ? label : ".\(label)", child.value)
    }
  }
}
