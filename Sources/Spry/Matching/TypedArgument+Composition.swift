extension TypedArgument {
  /// Matches every argument that `value` does not match; see ``Argument/not(_:)-4e73p``.
  public static func not(_ value: Value) -> TypedArgument {
    TypedArgument(.not(value))
  }

  /// Matches every argument that another matcher does not match.
  public static func not(_ argument: TypedArgument) -> TypedArgument {
    TypedArgument(.not(argument.specified))
  }

  /// Matches an argument that all of the matchers match; see ``Argument/all(of:)-2w3m5``.
  public static func all(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .all(arguments.map { ArgumentMatcher($0.specified) })))
  }

  /// Matches an argument that at least one of the matchers matches; see
  /// ``Argument/any(of:)-45bgc``.
  ///
  /// For plain values, use ``oneOf(_:_:)``.
  public static func any(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .any(arguments.map { ArgumentMatcher($0.specified) })))
  }
}
