/// The elements of a string or a collection of unknown type.
package enum Elements {
  /// The string, or `nil` if the value isn't one.
  static func text(of value: Any?) -> String? {
    let value = Optionals.flatten(value)
    return value as? String ?? (value as? Substring).map { String($0) }
  }

  /// The value as a collection or a string of Swift's own, if it is an object that stands for one.
  static func bridged(_ value: Any?) -> Any? {
    guard let value = Optionals.flatten(value), type(of: value) is AnyClass else { return nil }
    return value as? [Any] ?? value as? Set<AnyHashable> ?? value as? [AnyHashable: Any]
      ?? value as? String
  }

  /// Whether any element matches or, for a string, whether it contains the specified string or
  /// character.
  ///
  /// If `loosely` is `true`, an element may look as if it should, and the value as if it were one.
  package static func has(_ matcher: Argument, in value: Any?, loosely: Bool = false) -> Bool {
    let value = loosely ? bridged(value) ?? value : value
    return text(of: value).flatMap { has(matcher, inText: $0) }
      ?? (first(matcher, in: value, loosely: loosely) != nil)
  }

  /// Whether a string contains what a matcher specifies, or `nil` if that isn't text, so that the
  /// string is a collection of characters.
  private static func has(_ matcher: Argument, inText text: String) -> Bool? {
    switch matcher.rule {
    case .value(let specified): return contains(text, specified.value)
    case .test(let test): return test.expected.map { contains(text, $0.value.value) }
    case .not(let matcher): return has(matcher, inText: text).map { !$0 }
    case .all(let matchers), .any(let matchers, _):
      let found = matchers.compactMap { has($0, inText: text) }
      if found.count < matchers.count { return nil }
      if case .all = matcher.rule { return !found.contains(false) }
      return found.contains(true)
    default: return nil
    }
  }

  private static func contains(_ text: String, _ part: Any?) -> Bool {
    let part = Optionals.flatten(part)
    return (self.text(of: part) ?? (part as? Character).map { String($0) })
      .map { text.contains($0) } ?? false
  }

  /// The first element that matches.
  static func first(_ matcher: Argument, in value: Any?, loosely: Bool = false) -> Any? {
    (Optionals.flatten(value) as? any Collection)?.first { matcher.matches($0, loosely: loosely) }
  }
}
