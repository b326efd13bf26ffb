extension TypedArgument {
  /// Matches an argument that is equal to `value` according to `==`; see ``Argument/equal(to:)``.
  public static func equal(to value: Value) -> TypedArgument where Value: Equatable {
    TypedArgument(.equal(to: value))
  }

  /// Matches an argument that is equal to `value` according to `==`; short for ``equal(to:)``.
  public static func equal(_ value: Value) -> TypedArgument where Value: Equatable {
    .equal(to: value)
  }

  /// Matches `value` as if it were specified alone, for an optional or a type that isn't
  /// `Equatable`.
  ///
  /// Instances of classes are compared by identity, and enums by case and payload.
  @_disfavoredOverload
  public static func equal(_ value: Value?) -> TypedArgument {
    TypedArgument(specified: value)
  }

  /// Matches an argument that is one of several values; see `Argument.oneOf`.
  public static func oneOf(_ value: Value, _ others: Value...) -> TypedArgument {
    TypedArgument(Argument(rule: .oneOf(([value] + others).map { Argument($0) })))
  }

  /// Matches `object` and no other instance, even an equal one; see ``Argument/identical(to:)``.
  public static func identical(to object: AnyObject) -> TypedArgument {
    TypedArgument(.identical(to: object))
  }

  /// Matches an argument of the specified type; see ``Argument/isType(_:)``.
  public static func isType<Expected>(_ type: Expected.Type) -> TypedArgument {
    TypedArgument(.isType(type))
  }

  /// Matches an argument within a range whose bounds have the parameter's type; see
  /// ``Argument/in(_:)``.
  public static func `in`<Range: RangeExpression>(
    _ range: Range
  ) -> TypedArgument where Range.Bound == Value {
    TypedArgument(.in(range))
  }

  /// Matches an argument within a range, for an optional parameter.
  public static func `in`<Range: RangeExpression>(
    _ range: Range
  ) -> TypedArgument where Value == Range.Bound? {
    TypedArgument(.in(range))
  }
}

extension TypedArgument {
  /// Matches every argument that doesn't match `value`; see `Argument.not`.
  public static func not(_ value: Value) -> TypedArgument {
    TypedArgument(.not(value))
  }

  /// Matches every argument that doesn't match another matcher; see `Argument.not`.
  public static func not(_ argument: TypedArgument) -> TypedArgument {
    TypedArgument(.not(argument.specified))
  }

  /// Matches an argument that satisfies all of the matchers; see `Argument.all`.
  public static func all(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .all(arguments.map { Argument($0.specified) })))
  }

  /// Matches an argument that satisfies at least one of the matchers; see `Argument.any`.
  ///
  /// For plain values, use ``oneOf(_:_:)``.
  public static func any(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .any(arguments.map { Argument($0.specified) })))
  }
}
