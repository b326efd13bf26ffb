extension TypedArgument {
  /// Matches a string that starts with `prefix`; see ``Argument/hasPrefix(_:)``.
  public static func hasPrefix(
    _ prefix: String
  ) -> TypedArgument where Value: StringProtocol {
    TypedArgument(.hasPrefix(prefix))
  }

  /// Matches a string that ends with `suffix`; see ``Argument/hasSuffix(_:)``.
  public static func hasSuffix(
    _ suffix: String
  ) -> TypedArgument where Value: StringProtocol {
    TypedArgument(.hasSuffix(suffix))
  }

  /// Matches a string that contains a match for a regular expression; see
  /// ``Argument/matching(_:)``.
  public static func matching(
    _ regex: some RegexComponent
  ) -> TypedArgument where Value: StringProtocol {
    TypedArgument(.matching(regex))
  }
}

// The same matchers for optional parameters.
extension TypedArgument {
  /// Matches a string that starts with `prefix`, for an optional parameter.
  public static func hasPrefix<Text: StringProtocol>(
    _ prefix: String
  ) -> TypedArgument where Value == Text? {
    TypedArgument(.hasPrefix(prefix))
  }

  /// Matches a string that ends with `suffix`, for an optional parameter.
  public static func hasSuffix<Text: StringProtocol>(
    _ suffix: String
  ) -> TypedArgument where Value == Text? {
    TypedArgument(.hasSuffix(suffix))
  }

  /// Matches a string that contains a match for a regular expression, for an optional parameter.
  public static func matching<Text: StringProtocol>(
    _ regex: some RegexComponent
  ) -> TypedArgument where Value == Text? {
    TypedArgument(.matching(regex))
  }
}
