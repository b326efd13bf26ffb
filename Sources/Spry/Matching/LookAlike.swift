/// Recognizes values that look the same to a person but don't match.
///
/// A test that specifies one and receives the other contains a mistake. For example, `with: 5`
/// specifies an `Int`, even if the member's parameter has another type. `NaN` equals nothing, and a
/// new object matches only itself. So if the fake received a look-alike, an assertion must not
/// conclude that the specified call wasn't made.
///
/// If two values have the same type and that type has its own `==`, its result is final: if they
/// aren't equal, they don't look alike.
struct LookAlike {
  /// The maximum depth of nested parts that are compared.
  ///
  /// Like the number of parts in `remaining`, it is limited because a value may contain itself.
  private static let depthLimit = 16
  private var remaining = 10_000

  static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    var search = LookAlike()
    return search.areAlike(specified, actual, depth: 0)
  }

  private mutating func areAlike(_ specified: Any?, _ actual: Any?, depth: Int) -> Bool {
    remaining -= 1
    guard remaining > 0, depth < Self.depthLimit, let actual = Optionals.flatten(actual) else {
      return false
    }
    // As an `Any?`, `.none` is `nil` rather than the case of an enum.
    guard let specified = Optionals.flatten(specified) else { return Self.isCaseNone(actual) }
    return areAlike(HashableBox.unbox(specified), HashableBox.unbox(actual), depth)
  }

  private mutating func areAlike(_ specified: Any, _ actual: Any, _ depth: Int) -> Bool {
    if Identity.object(specified) != nil, Identity.object(actual) != nil,
      Equality.isEqual(specified, actual)
    {
      return true
    }
    if isNaN(specified), isNaN(actual) { return true }
    let isOfOneType = type(of: specified) == type(of: actual)
    // A bridged value is compared as the Swift value that it represents.
    let plain = isOfOneType ? specified : Self.bridged(specified) ?? specified
    let other = isOfOneType ? actual : Self.bridged(actual) ?? actual
    if !isOfOneType, Comparison.matches(plain, other) { return true }
    if areAlike(Shape(plain), Shape(other), depth) { return true }
    guard !isOfOneType, let reading = Reading(plain) else { return false }
    return Reading(other).map { reading.isAlike($0) } ?? false
  }

  private mutating func areAlike(_ shape: Shape, _ other: Shape, _ depth: Int) -> Bool {
    switch (shape, other) {
    case (.list, .list):
      areAlike(shape.parts.map { (nil, $0) }, other.parts.map { (nil, $0) }, depth)
    case (.list, .set), (.set, .list), (.set, .set):
      areAlikeInAnyOrder(shape.parts, other.parts, depth)
    case (.entries(let entries), .entries(let others)):
      areAlikeInAnyOrder(
        entries.map { ($0.key, $0.value) }, others.map { ($0.key, $0.value) }, depth)
    case (.result(let name, let payload), .result(let otherName, let others)):
      name == otherName && areAlike(payload, others, depth)
    case (.tuple(let parts), .tuple(let others)):
      areAlike(parts, others, depth)
    default:
      false
    }
  }

  private mutating func areAlike(
    _ parts: [Shape.Part], _ others: [Shape.Part], _ depth: Int
  ) -> Bool {
    Shape.agree(parts, others)
      && zip(parts, others).allSatisfy { matchesOrIsAlike($0.value, $1.value, depth) }
  }

  private mutating func areAlikeInAnyOrder(
    _ parts: [Any], _ others: [Any], _ depth: Int
  ) -> Bool {
    var left = others
    return parts.count == others.count
      && parts.allSatisfy { part in
        Pairing.remove(part, from: &left) { matchesOrIsAlike($0, $1, depth) }
      }
  }

  private mutating func matchesOrIsAlike(_ part: Any, _ other: Any, _ depth: Int) -> Bool {
    Comparison.matches(part, other) || areAlike(part, other, depth: depth + 1)
  }

  private func isNaN(_ value: Any) -> Bool {
    (value as? any FloatingPoint)?.isNaN ?? false
  }

  private static func isCaseNone(_ value: Any) -> Bool {
    if case .enumCase("none", let payload) = Shape(presenting: value) {
      payload.isEmpty
    } else {
      false
    }
  }
}

/// How a value reads to a person, regardless of its type.
enum Reading {
  /// A number, as its digits without leading and trailing zeros.
  case number(String, approximately: Double, isFloating: Bool)
  case text(String)

  /// Returns `nil` for a value that doesn't describe itself.
  init?(_ value: Any) {
    switch value {
    case let number as any Numeric:
      let text = "\(number)"
      self = .number(
        Self.digits(of: text), approximately: Double(text) ?? .nan,
        isFloating: value is any FloatingPoint)
    case let text as any StringProtocol:
      self = .text(String(text))
    case let character as Character:
      self = .text(String(character))
    case let raw as any RawRepresentable:
      guard let reading = Reading(raw.rawValue) else { return nil }
      self = reading
    // The parts of a collection have been compared already.
    case let value as any CustomStringConvertible where !(value is any Collection):
      self = .text(value.description)
    default:
      return nil
    }
  }

  func isAlike(_ other: Reading) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)):
      text == other
    case (
      .number(let digits, let value, let isFloating),
      .number(let otherDigits, let other, let isOtherFloating)
    ):
      digits == otherDigits || (isFloating || isOtherFloating) && value == other
    default:
      false
    }
  }

  /// The digits of a number, followed by a power of ten: `15e-1` for `1.50`, `1e20` for
  /// `100000000000000000000`.
  private static func digits(of number: String) -> String {
    let parts = number.lowercased().split(separator: "e", maxSplits: 1)
    let mantissa = parts[0].drop { $0 == "-" || $0 == "+" }
    guard mantissa.first?.isNumber ?? false else { return number }
    let halves = mantissa.split(separator: ".", maxSplits: 1)
    let fraction = halves.count == 2 ? halves[1] : ""
    var exponent = (parts.count == 2 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    var digits = (halves[0] + fraction).drop { $0 == "0" }
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return "0" }
    return "\(number.hasPrefix("-") ? "-" : "")\(digits)e\(exponent)"
  }
}
