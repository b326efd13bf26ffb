extension Argument {
  /// Matches a `String` or `Substring` that starts with a text.
  ///
  /// It prints as `starting with "Eiger"`.
  ///
  /// - Parameter prefix: The text; the empty one is a prefix of every text.
  /// - Returns: The argument to be given in place of a value.
  public static func hasPrefix(_ prefix: String) -> Argument {
    Argument(rule: .prefix(prefix))
  }

  /// Matches a `String` or `Substring` that ends with a text.
  ///
  /// It prints as `ending with "Trail"`.
  ///
  /// - Parameter suffix: The text; the empty one is a suffix of every text.
  /// - Returns: The argument to be given in place of a value.
  public static func hasSuffix(_ suffix: String) -> Argument {
    Argument(rule: .suffix(suffix))
  }

  /// Matches a `String` or `Substring` in which a regular expression is found.
  ///
  /// ```swift
  /// Argument.matching(/[0-9]+ m/)    // finds it anywhere
  /// Argument.matching(/^[0-9]+ m$/)  // has to be the whole text
  /// ```
  ///
  /// It prints as `matching /[0-9]+ m/`.
  ///
  /// - Parameter regex: The regular expression.
  /// - Returns: The argument to be given in place of a value.
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
