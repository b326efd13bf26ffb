extension Argument {
  /// Matches every argument that doesn't match a value.
  ///
  /// That includes `nil` and values of other types. To exclude them as well, combine matchers, as
  /// in `.all(of: .isType(Int.self), .not(6))`. The matcher prints as `not 6`.
  ///
  /// - Parameter value: The value to exclude. An ``ArgumentCaptor`` matches everything and leaves
  ///   no argument that could match, so passing one is reported as a mistake.
  /// - Returns: A matcher to pass in place of a value.
  public static func not(_ value: Any?) -> Argument {
    Argument(rule: .not(Argument(value)))
  }

  /// Matches every argument that doesn't match another matcher; see the overload for values.
  public static func not(_ argument: Argument) -> Argument {
    Argument(rule: .not(argument))
  }

  /// Matches an argument that satisfies all of the matchers.
  ///
  /// ```swift
  /// Argument.all(of: .isType(Int.self), .not(6))
  /// Argument.all(of: captor, Argument.in(1...3))  // captures what it matches
  /// ```
  ///
  /// It prints as `of type Int and not 6`.
  ///
  /// - Parameter matchers: A value, an ``Argument``, or an ``ArgumentCaptor`` for each condition.
  /// - Returns: A matcher to pass in place of a value.
  public static func all(of matchers: Any?...) -> Argument {
    Argument(rule: .all(matchers.map { Argument($0) }))
  }

  /// Matches an argument that satisfies all of the matchers; see the overload for values.
  public static func all(of arguments: Argument...) -> Argument {
    Argument(rule: .all(arguments))
  }

  /// Matches an argument that satisfies at least one of the matchers.
  ///
  /// ```swift
  /// Argument.any(of: 1, Argument.not(Argument.in(0...9)))
  /// ```
  ///
  /// It prints as `1 or not in 0...9`.
  ///
  /// - Parameter matchers: A value, an ``Argument``, or an ``ArgumentCaptor`` for each condition.
  /// - Returns: A matcher to pass in place of a value.
  public static func any(of matchers: Any?...) -> Argument {
    Argument(rule: .any(matchers.map { Argument($0) }))
  }

  /// Matches an argument that satisfies at least one of the matchers; see the overload for values.
  public static func any(of arguments: Argument...) -> Argument {
    Argument(rule: .any(arguments))
  }

  /// Matches an argument that is one of several values.
  ///
  /// Each value is compared as if it were the only one. The matcher prints as `one of 1, 5`.
  public static func oneOf(_ value: Any?, _ others: Any?...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { Argument($0) }))
  }

  /// Matches an argument that is one of several values of one type.
  ///
  /// The first value determines the type, so the others can be written with a leading dot:
  ///
  /// ```swift
  /// Argument.oneOf(Day.saturday, .sunday)
  /// ```
  public static func oneOf<Value>(_ value: Value, _ others: Value...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { Argument($0) }))
  }
}
