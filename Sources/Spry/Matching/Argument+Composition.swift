extension Argument {
  /// Matches exactly the arguments that another one does not match.
  ///
  /// That includes `nil` and values of other types: to leave them out, say so, as in
  /// `.all(of: .isType(Int.self), .not(6))`. It prints as `not 6`.
  ///
  /// - Parameter value: What the argument must not be, as a value or an ``ArgumentCaptor``.
  /// - Returns: The argument to be given in place of a value.
  public static func not(_ value: Any?) -> Argument {
    Argument(rule: .not(ArgumentMatcher(value)))
  }

  /// Matches exactly the arguments that another one does not match.
  ///
  /// - Parameter argument: The other one.
  /// - Returns: The argument to be given in place of a value.
  public static func not(_ argument: Argument) -> Argument {
    Argument(rule: .not(.argument(argument)))
  }

  /// Matches an argument that matches all of the given ones.
  ///
  /// ```swift
  /// Argument.all(of: .isType(Int.self), .not(6))
  /// Argument.all(of: captor, Argument.in(1...3))  // captures what it matches
  /// ```
  ///
  /// It prints as `of type Int and not 6`.
  ///
  /// - Parameter matchers: Each a value, an ``Argument`` or an ``ArgumentCaptor``.
  /// - Returns: The argument to be given in place of a value.
  public static func all(of matchers: Any?...) -> Argument {
    Argument(rule: .all(matchers.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that matches all of the given ones.
  ///
  /// - Parameter arguments: The given ones.
  /// - Returns: The argument to be given in place of a value.
  public static func all(of arguments: Argument...) -> Argument {
    Argument(rule: .all(arguments.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that matches one of the given ones or more.
  ///
  /// ```swift
  /// Argument.any(of: 1, Argument.not(Argument.in(0...9)))
  /// ```
  ///
  /// It prints as `1 or not in 0...9`.
  ///
  /// - Parameter matchers: Each a value, an ``Argument`` or an ``ArgumentCaptor``.
  /// - Returns: The argument to be given in place of a value.
  public static func any(of matchers: Any?...) -> Argument {
    Argument(rule: .any(matchers.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that matches one of the given ones or more.
  ///
  /// - Parameter arguments: The given ones.
  /// - Returns: The argument to be given in place of a value.
  public static func any(of arguments: Argument...) -> Argument {
    Argument(rule: .any(arguments.map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that is one of a few values.
  ///
  /// It prints as `one of 1, 5`.
  ///
  /// - Parameters:
  ///   - value: One of the values, each of which is compared as if it had been given alone.
  ///   - others: The others.
  /// - Returns: The argument to be given in place of a value.
  public static func oneOf(_ value: Any?, _ others: Any?...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { ArgumentMatcher($0) }))
  }

  /// Matches an argument that is one of a few values of one type.
  ///
  /// ```swift
  /// Argument.oneOf(Day.saturday, .sunday)
  /// ```
  ///
  /// - Parameters:
  ///   - value: One of the values.
  ///   - others: The others.
  /// - Returns: The argument to be given in place of a value.
  public static func oneOf<Value>(_ value: Value, _ others: Value...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { ArgumentMatcher($0) }))
  }
}
