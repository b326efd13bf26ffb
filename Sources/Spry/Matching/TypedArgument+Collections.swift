extension TypedArgument {
  /// Matches a collection that contains the specified elements in any order; see
  /// `Argument.contains`.
  public static func contains(
    _ elements: Value.Element...
  ) -> TypedArgument where Value: Collection {
    containing(elements)
  }

  /// Matches a collection that has a matching element for each of the matchers; see
  /// `Argument.contains`.
  public static func contains(
    _ elements: TypedArgument<Value.Element>...
  ) -> TypedArgument where Value: Collection {
    containing(elements.map(\.specified))
  }

  /// Matches a string that contains the specified parts; see `Argument.contains`.
  public static func contains(
    _ parts: String...
  ) -> TypedArgument where Value: StringProtocol {
    containing(parts)
  }

  /// Matches a collection with `count` elements, or a string with `count` characters; see
  /// ``Argument/hasCount(_:)``.
  public static func hasCount(_ count: Int) -> TypedArgument where Value: Collection {
    TypedArgument(.hasCount(count))
  }

  private static func containing(_ elements: [Any?]) -> TypedArgument {
    TypedArgument(Argument(rule: .containing(elements.map { Argument($0) })))
  }
}

extension TypedArgument where Value: Collection {
  /// Matches an empty collection or string.
  public static var isEmpty: TypedArgument { TypedArgument(.isEmpty) }
}

// The same matchers for optional parameters.
extension TypedArgument {
  /// Matches a collection that contains the specified elements, for an optional parameter.
  public static func contains<Elements: Collection>(
    _ elements: Elements.Element...
  ) -> TypedArgument where Value == Elements? {
    containing(elements)
  }

  /// Matches a collection that has a matching element for each of the matchers, for an optional
  /// parameter.
  public static func contains<Elements: Collection>(
    _ elements: TypedArgument<Elements.Element>...
  ) -> TypedArgument where Value == Elements? {
    containing(elements.map(\.specified))
  }

  /// Matches a string that contains the specified parts, for an optional parameter.
  public static func contains<Text: StringProtocol>(
    _ parts: String...
  ) -> TypedArgument where Value == Text? {
    containing(parts)
  }

  /// Matches a collection with `count` elements, or a string with `count` characters, for an
  /// optional parameter.
  public static func hasCount<Elements: Collection>(
    _ count: Int
  ) -> TypedArgument where Value == Elements? {
    TypedArgument(.hasCount(count))
  }
}

extension TypedArgument where Value: ExpressibleByNilLiteral {
  /// Matches an empty collection or string, for an optional parameter.
  public static var isEmpty: TypedArgument { TypedArgument(.isEmpty) }
}

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
