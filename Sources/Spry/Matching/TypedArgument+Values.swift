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

  /// Matches an argument that is one of several values; see ``Argument/oneOf(_:_:)-(Value,_)``.
  public static func oneOf(_ value: Value, _ others: Value...) -> TypedArgument {
    TypedArgument(Argument(rule: .oneOf(([value] + others).map { ArgumentMatcher($0) })))
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
