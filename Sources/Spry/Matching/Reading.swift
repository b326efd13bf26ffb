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
