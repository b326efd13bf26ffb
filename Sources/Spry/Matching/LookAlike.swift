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

  /// How a number or a text reads; `nil` for anything else.
  private static func text(of value: Any) -> String? {
    guard let value = value as? any LosslessStringConvertible else { return nil }
    let text = value.description
    guard value is any BinaryFloatingPoint, text.hasSuffix(".0") else { return text }
    return String(text.dropLast(2))
  }
}

extension ArgumentPattern {
  /// Whether arguments do not match, and only because some are of another type than the specified
  /// values that they look like.
  package func looksLike(_ arguments: [Any?]) -> Bool {
    guard matchers.count == arguments.count else { return false }
    var isAlike = false
    for (matcher, argument) in zip(matchers, arguments) where !matcher.matches(argument) {
      guard case .value(let specified) = matcher, LookAlike.areAlike(specified.value, argument)
      else { return false }
      isAlike = true
    }
    return isAlike
  }
}
