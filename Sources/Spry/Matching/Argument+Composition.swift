extension Argument {
  /// Matches every argument that a value, or an ``ArgumentCaptor``, does not match.
  ///
  /// That includes `nil` and values of other types. To exclude them, say so, as in
  /// `.all(of: .isType(Int.self), .not(6))`. It prints as `not 6`.
  public static func not(_ value: Any?) -> Argument {
    Argument(rule: .not(ArgumentMatcher(value)))
  }

  /// Matches every argument that another matcher does not match; see ``not(_:)-4e73p``.
  public static func not(_ argument: Argument) -> Argument {
    Argument(rule: .not(.argument(argument)))
  }

  /// Matches an argument that all of the matchers match.
  ///
  /// ```swift
  /// Argument.all(of: .isType(Int.self), .not(6))
  /// Argument.all(of: captor, Argument.in(1...3))  // captures what it matches
  /// ```
  ///
  /// It prints as `of type Int and not 6`.
  ///
  /// - Parameter matchers: Each of them is a value, an ``Argument`` or an ``ArgumentCaptor``.
  /// - Returns: The matcher, for use in place of a value.
  public static func all(of matchers: Any?...) -> Argument {
    Argument(rule: .all(matchers.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that all of the matchers match; see ``all(of:)-2w3m5``.
  public static func all(of arguments: Argument...) -> Argument {
    Argument(rule: .all(arguments.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that at least one of the matchers matches.
  ///
  /// ```swift
  /// Argument.any(of: 1, Argument.not(Argument.in(0...9)))
  /// ```
  ///
  /// It prints as `1 or not in 0...9`.
  ///
  /// - Parameter matchers: Each of them is a value, an ``Argument`` or an ``ArgumentCaptor``.
  /// - Returns: The matcher, for use in place of a value.
  public static func any(of matchers: Any?...) -> Argument {
    Argument(rule: .any(matchers.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that at least one of the matchers matches; see ``any(of:)-45bgc``.
  public static func any(of arguments: Argument...) -> Argument {
    Argument(rule: .any(arguments.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that is one of several values.
  ///
  /// Each value is compared as if it had been specified alone. It prints as `one of 1, 5`.
  public static func oneOf(_ value: Any?, _ others: Any?...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that is one of several values of one type.
  ///
  /// ```swift
  /// Argument.oneOf(Day.saturday, .sunday)
  /// ```
  public static func oneOf<Value>(_ value: Value, _ others: Value...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { ArgumentMatcher($0) }))
  }
}
