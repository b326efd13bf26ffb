/// The elements of a string or a collection of unknown type.
package enum Elements {
  /// The string, or `nil` if the value isn't one.
  static func text(of value: Any?) -> String? {
    switch Optionals.flatten(value) {
    case let text as String: text
    case let text as Substring: String(text)
    default: nil
    }
  }

  /// The value as a collection or a string of Swift's own, if it is an object that stands for one.
  static func bridged(_ value: Any?) -> Any? {
    guard let value = Optionals.flatten(value), type(of: value) is AnyClass else { return nil }
    return value as? [Any] ?? value as? Set<AnyHashable> ?? value as? [AnyHashable: Any]
      ?? value as? String
  }

  /// The number of elements, or `nil` if the value isn't a collection.
  package static func count(of value: Any?) -> Int? {
    (Optionals.flatten(value) as? any Collection)?.count
  }

  /// Whether any element matches or, for a string, whether it contains the specified string or
  /// character.
  package static func has(_ matcher: Argument, in value: Any?) -> Bool {
    if let text = text(of: value), case .value(let specified) = matcher.rule {
      switch Optionals.flatten(specified.value) {
      case let character as Character: return text.contains(character)
      case let part: return self.text(of: part).map { text.contains($0) } ?? false
      }
    }
    return first(matcher, in: value) != nil
  }

  /// The first element that matches, or, if `nearly` is `true`, that looks as if it should.
  static func first(_ matcher: Argument, in value: Any?, nearly: Bool = false) -> Any? {
    let value = nearly ? bridged(value) ?? value : value
    return (Optionals.flatten(value) as? any Collection)?.first {
      matcher.matches($0, nearly: nearly)
    }
  }
}
