/// Tells values that a person would take for the same, but that differ in type: `5` and `5.0`, a
/// `String` and a `Substring`, an array and a set, and what is made of such.
///
/// A test that specifies the one and gets the other has made a slip, as a literal has the type that
/// Swift gives it: `with: 5` is an `Int`, whatever the member's parameter is.
enum LookAlike {
  static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    guard let actual = Optionals.flatten(actual) else { return false }
    // Where anything may stand, `.none` is no case of an enum but `nil`.
    guard let specified = Optionals.flatten(specified) else { return isCaseNone(actual) }
    guard type(of: specified) != type(of: actual) else { return false }
    let isUnordered = isSet(specified) || isSet(actual)
    guard let text = text(of: specified, isUnordered) else { return false }
    return text == self.text(of: actual, isUnordered)
  }

  /// How a value reads that is made of numbers and texts; `nil` for anything else.
  private static func text(of value: Any, _ isUnordered: Bool) -> String? {
    switch value {
    case let number as any Numeric: text(of: "\(number)")
    case let text as any StringProtocol: "\"\(text)\""
    case let character as Character: "\"\(character)\""
    case let raw as any RawRepresentable: text(of: raw.rawValue, isUnordered)
    default: text(ofPartsOf: Mirror(reflecting: value), isUnordered)
    }
  }

  private static func text(ofPartsOf value: Mirror, _ isUnordered: Bool) -> String? {
    switch value.displayStyle {
    case .collection, .set, .dictionary, .tuple: break
    default: return nil
    }
    var texts: [String] = []
    for part in value.children {
      guard let part = Optionals.flatten(part.value), let text = text(of: part, isUnordered) else {
        return nil
      }
      texts.append(text)
    }
    if isUnordered || value.displayStyle == .dictionary { texts.sort() }
    return "[\(texts.joined(separator: ", "))]"
  }

  private static func isSet(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .set
  }

  private static func isCaseNone(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .enum && "\(value)" == "none"
  }

  /// A number without fractions that are none.
  private static func text(of number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }
}

extension ArgumentPattern {
  /// Whether arguments do not match, and only because some are of another type than the specified
  /// values that they look like.
  ///
  /// The conditions that a test has written are asked last, and only where there is such a value:
  /// for all other calls they have been asked before.
  package func looksLike(_ arguments: [Any?]) -> Bool {
    guard matchers.count == arguments.count else { return false }
    var conditions: [Int] = []
    var isAlike = false
    for (place, matcher) in matchers.enumerated() {
      if case .value(let specified) = matcher {
        if LookAlike.areAlike(specified.value, arguments[place]) {
          isAlike = true
        } else if !specified.matches(arguments[place]) {
          return false
        }
      } else {
        conditions.append(place)
      }
    }
    return isAlike && conditions.allSatisfy { matchers[$0].matches(arguments[$0]) }
  }
}
