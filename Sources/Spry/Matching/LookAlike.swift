/// Recognizes values that look the same to a person but don't match.
///
/// A test that specifies one and receives the other contains a mistake. For example, `with: 5`
/// specifies an `Int`, even if the member's parameter has another type. `NaN` equals nothing, and a
/// new object matches only itself. So if the fake received a look-alike, an assertion must not
/// conclude that the specified call wasn't made.
///
/// If two values have the same type and that type has its own `==`, its result is final: if they
/// aren't equal, they don't look alike.
package struct LookAlike {
  /// The maximum depth of nested parts that are compared.
  ///
  /// Like the number of comparisons in `remaining`, it is limited because a value may contain
  /// itself. What is alike up to there counts as alike.
  private static let depthLimit = 120
  private var remaining = 10_000

  package static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    var search = LookAlike()
    return search.areAlike(specified, actual, depth: 0)
  }

  private mutating func areAlike(_ specified: Any?, _ actual: Any?, depth: Int) -> Bool {
    remaining -= 1
    guard remaining > 0, depth < Self.depthLimit else { return true }
    let (specified, actual) = (Optionals.flatten(specified), Optionals.flatten(actual))
    guard let actual else { return specified.map(Self.isNull) ?? false }
    // As an `Any?`, `.none` is `nil` rather than the case of an enum.
    guard let specified else { return Self.isCaseNone(actual) || Self.isNull(actual) }
    return areAlike(HashableBox.unbox(specified), HashableBox.unbox(actual), depth)
  }

  private mutating func areAlike(_ specified: Any, _ actual: Any, _ depth: Int) -> Bool {
    if Identity.object(specified) != nil, Identity.object(actual) != nil,
      Equality.isEqual(specified, actual)
    {
      return true
    }
    if isNaN(specified), isNaN(actual) { return true }
    if type(of: specified) == type(of: actual) {
      // An enum that has its own `==` has the last word about its cases.
      let isFinal = specified is any Equatable && !(specified is any Container)
      return !isFinal && areAlike(Shape(specified), Shape(actual), depth)
    }
    // A bridged value is compared as the Swift value that it represents.
    let plain = Self.bridged(specified) ?? specified
    let other = Self.bridged(actual) ?? actual
    return Comparison.matches(plain, other)
      || Self.isBridged(specified, actual) || Self.isBridged(actual, specified)
      || areAlike(Shape(plain), Shape(other), depth)
      || Self.haveOneName(plain, other)
        && areAlike(Shape(presenting: plain), Shape(presenting: other), depth)
      || Reading.areAlike(plain, other)
  }

  /// Whether the values' types have the same name, such as the `User` of two modules.
  private static func haveOneName(_ specified: Any, _ actual: Any) -> Bool {
    TypeText.describe(type(of: specified)) == TypeText.describe(type(of: actual))
  }

  private mutating func areAlike(_ shape: Shape, _ other: Shape, _ depth: Int) -> Bool {
    switch (shape, other) {
    case (.list(let elements), .set): areAlike(.set(elements), other, depth)
    case (.set, .list(let elements)): areAlike(shape, .set(elements), depth)
    default:
      shape.matches(other) { part, other in
        Comparison.matches(part, other) || areAlike(part, other, depth: depth + 1)
      }
    }
  }

  private func isNaN(_ value: Any) -> Bool { (value as? any FloatingPoint)?.isNaN ?? false }

  private static func isCaseNone(_ value: Any) -> Bool {
    guard case .enumCase("none", let payload) = Shape(presenting: value) else { return false }
    return payload.isEmpty
  }
}

/// How a value reads to a person, regardless of its type.
private struct Reading {
  /// The text, or the digits of a number without leading and trailing zeros.
  let text: String
  /// The number, perhaps rounded, or `nil` if the value isn't one.
  var number: Double?
  var isFloating = false
}

extension Reading {
  /// Returns `nil` for a value that doesn't describe itself.
  init?(_ value: Any) {
    switch value {
    case let number as any Numeric:
      let text = "\(number)"
      self.init(
        text: Self.digits(of: text), number: Double(text) ?? .nan,
        isFloating: value is any FloatingPoint)
    case let text as any StringProtocol: self.init(text: String(text))
    case let raw as any RawRepresentable: self.init(raw.rawValue)
    // The parts of a collection have been compared already.
    case let value as any CustomStringConvertible where !(value is any Collection):
      self.init(text: value.description)
    default: return nil
    }
  }

  /// Whether two values read the same.
  ///
  /// If the first one has no reading, the second one isn't read: its description may have no end.
  static func areAlike(_ value: Any, _ other: Any) -> Bool {
    guard let reading = Reading(value), let other = Reading(other),
      (reading.number == nil) == (other.number == nil)
    else { return false }
    return reading.text == other.text
      || (reading.isFloating || other.isFloating) && reading.number == other.number
  }

  /// The digits of a number, followed by a power of ten: `15e-1` for `1.50`, `1e20` for
  /// `100000000000000000000`.
  private static func digits(of number: String) -> String {
    let parts = number.lowercased().split(separator: "e", maxSplits: 1)
    // A number of the test may describe itself in any way.
    guard let mantissa = parts.first?.drop(while: { $0 == "-" || $0 == "+" }),
      mantissa.first?.isNumber ?? false
    else { return number }
    let halves = mantissa.split(separator: ".", maxSplits: 1)
    let fraction = halves.count == 2 ? halves[1] : ""
    let power = parts.count == 2 ? Int32(parts[1]) : 0
    guard let power else { return number }
    var exponent = Int(power) - fraction.count
    var digits = (halves[0] + fraction).drop { $0 == "0" }
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return "0" }
    return "\(number.hasPrefix("-") ? "-" : "")\(digits)e\(exponent)"
  }
}
