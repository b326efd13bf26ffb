extension TypedArgument {
  /// Matches a text that starts with `prefix`; see ``Argument/hasPrefix(_:)``.
  public static func hasPrefix(
    _ prefix: String
  ) -> TypedArgument where Value: StringProtocol {
    TypedArgument(.hasPrefix(prefix))
  }

  /// Matches a text that ends with `suffix`; see ``Argument/hasSuffix(_:)``.
  public static func hasSuffix(
    _ suffix: String
  ) -> TypedArgument where Value: StringProtocol {
    TypedArgument(.hasSuffix(suffix))
  }

  /// Matches a text that contains a match of a regular expression; see ``Argument/matching(_:)``.
  public static func matching(
    _ regex: some RegexComponent
  ) -> TypedArgument where Value: StringProtocol {
    TypedArgument(.matching(regex))
  }
}

// The same for parameters that are optional.
extension TypedArgument {
  /// Matches a text that starts with `prefix`, for a parameter that is optional.
  public static func hasPrefix<Text: StringProtocol>(
    _ prefix: String
  ) -> TypedArgument where Value == Text? {
    TypedArgument(.hasPrefix(prefix))
  }

  /// Matches a text that ends with `suffix`, for a parameter that is optional.
  public static func hasSuffix<Text: StringProtocol>(
    _ suffix: String
  ) -> TypedArgument where Value == Text? {
    TypedArgument(.hasSuffix(suffix))
  }

  /// Matches a text that contains a match of a regular expression, for a parameter that is optional.
  public static func matching<Text: StringProtocol>(
    _ regex: some RegexComponent
  ) -> TypedArgument where Value == Text? {
    TypedArgument(.matching(regex))
  }
}
