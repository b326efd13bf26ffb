extension Argument {
  /// Matches a `String` or `Substring` that starts with `prefix`.
  ///
  /// An empty prefix matches any string. The matcher prints as `starting with "Eiger"`.
  public static func hasPrefix(_ prefix: String) -> Argument {
    Argument(rule: .prefix(prefix))
  }

  /// Matches a `String` or `Substring` that ends with `suffix`.
  ///
  /// An empty suffix matches any string. The matcher prints as `ending with "Trail"`.
  public static func hasSuffix(_ suffix: String) -> Argument {
    Argument(rule: .suffix(suffix))
  }

  /// Matches a `String` or `Substring` that contains a match for a regular expression.
  ///
  /// ```swift
  /// Argument.matching(/[0-9]+ m/)    // matches anywhere in the string
  /// Argument.matching(/^[0-9]+ m$/)  // must match the whole string
  /// ```
  ///
  /// It prints as `matching /[0-9]+ m/`.
  public static func matching(_ regex: some RegexComponent) -> Argument {
    let regex = regex.regex
    let predicate = Predicate { (argument: Any?) in
      Elements.text(of: argument).map { $0.contains(regex) } ?? false
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return Argument(rule: .regex(regex._literalPattern, predicate))
    }
    return Argument(rule: .regex(nil, predicate))
  }
}
