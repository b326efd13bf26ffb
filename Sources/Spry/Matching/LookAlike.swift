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
    if let parts = Parts(plain), let others = Parts(other) {
      return areAlike(parts, others, depth)
    }
    guard !isOfOneType, let reading = Reading(plain) else { return false }
    return Reading(other).map { reading.isAlike($0) } ?? false
  }

  private mutating func areAlike(_ parts: Parts, _ others: Parts, _ depth: Int) -> Bool {
    guard parts.values.count == others.values.count else { return false }
    switch (parts.order, others.order) {
    case (.labels(let labels), .labels(let others)):
      let isClash = zip(labels, others).contains { $0 != nil && $1 != nil && $0 != $1 }
      if isClash { return false }
    case (.list, .list), (.none, .none), (.list, .none), (.none, .list), (.entries, .entries):
      break
    default:
      return false
    }
    if parts.isOrdered, others.isOrdered {
      return zip(parts.values, others.values).allSatisfy { matchesOrIsAlike($0, $1, depth) }
    }
    var left = others.values
    return parts.values.allSatisfy { part in
      guard let index = left.firstIndex(where: { matchesOrIsAlike(part, $0, depth) }) else {
        return false
      }
      left.remove(at: index)
      return true
    }
  }

  private mutating func matchesOrIsAlike(_ part: Any, _ other: Any, _ depth: Int) -> Bool {
    Comparison.matches(part, other) || areAlike(part, other, depth: depth + 1)
  }

  private func isNaN(_ value: Any) -> Bool {
    (value as? any FloatingPoint)?.isNaN ?? false
  }

  private static func isCaseNone(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .enum && "\(value)" == "none"
  }
}

/// The parts of a value, regardless of the kind of collection.
private struct Parts {
  /// How the parts are arranged.
  enum Order {
    case list
    /// In no particular order.
    case none
    /// In order, with labels, like the elements of a tuple.
    case labels([String?])
    /// Key-value pairs, in no particular order.
    case entries
  }

  let values: [Any]
  let order: Order

  /// Returns `nil` for a value that is neither a collection nor a tuple.
  init?(_ value: Any) {
    switch Structure(value) {
    case .container(let container as any EntryContainer):
      values = container.entries.map { ($0.key, $0.value) }
      order = .entries
    case .container(let container):
      values = container.parts
      switch type(of: container).kind {
      case .set: order = .none
      case .result: order = .labels([container.partsLabel])
      default: order = .list
      }
    case .tuple(let elements):
      values = elements.map(\.value)
      order = .labels(elements.map(\.label))
    case .enumCase, nil:
      return nil
    }
  }

  var isOrdered: Bool {
    switch order {
    case .list, .labels: true
    case .none, .entries: false
    }
  }
}

extension Container {
  /// The label that distinguishes a success from a failure; `nil` for anything but a `Result`.
  fileprivate var partsLabel: String? {
    (self as? any ResultContainer).map { $0.isSuccess ? "success" : "failure" }
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
