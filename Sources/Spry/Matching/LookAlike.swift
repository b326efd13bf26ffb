/// Tells values that a person would take for the same, but that differ in type: `5` and `5.0`, or a
/// `String` and a `Substring`.
///
/// A test that specifies the one and gets the other has made a slip, as a literal has the type that
/// Swift gives it: `with: 5` is an `Int`, whatever the member's parameter is.
enum LookAlike {
  static func areAlike(_ specified: Any?, _ actual: Any?) -> Bool {
    guard let specified = Optionals.flatten(specified), let actual = Optionals.flatten(actual),
      type(of: specified) != type(of: actual), let text = text(of: specified)
    else { return false }
    return text == self.text(of: actual)
  }

  /// How a number or a text reads, a text with quotes; `nil` for anything else.
  private static func text(of value: Any) -> String? {
    switch value {
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: text(of: "\(number)")
    case let text as any StringProtocol: "\"\(text)\""
    case let character as Character: "\"\(character)\""
    default: nil
    }
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
  /// The conditions that a test has written are asked last, and only where there is such a value: for
  /// all other calls they have been asked before.
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
