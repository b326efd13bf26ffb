extension TypedArgument {
  /// Matches every argument that doesn't match `value`; see ``Argument/not(_:)-(Any?)``.
  public static func not(_ value: Value) -> TypedArgument {
    TypedArgument(.not(value))
  }

  /// Matches every argument that doesn't match another matcher; see ``Argument/not(_:)-(Any?)``.
  public static func not(_ argument: TypedArgument) -> TypedArgument {
    TypedArgument(.not(argument.specified))
  }

  /// Matches an argument that satisfies all of the matchers; see ``Argument/all(of:)-(Any?...)``.
  public static func all(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .all(arguments.map { Argument($0.specified) })))
  }

  /// Matches an argument that satisfies at least one of the matchers; see
  /// ``Argument/any(of:)-(Any?...)``.
  ///
  /// For plain values, use ``oneOf(_:_:)``.
  public static func any(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .any(arguments.map { Argument($0.specified) })))
  }
}
