extension Spyable {
  /// Asks whether the type received a call.
  ///
  /// ```swift
  /// FakeLog.didCall(.write, with: "Bern", countSpecifier: .once).success
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether it did, and what was received instead.
  public static func didCall(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    subject.didCall(function, arguments, countSpecifier, CodeLocation(file, line))
  }

  /// Asks whether the type received a call, with the arguments in an array.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: What `with` takes, as an array.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether it did, and what was received instead.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) -> DidCallResult {
    subject.didCall(function, arguments, countSpecifier, CodeLocation(file, line))
  }

  /// Counts the calls of a function.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: What `didCall` takes. None at all counts all calls.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: The number of calls with these arguments.
  public static func callCount(
    of function: ClassFunction, with arguments: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> Int {
    subject.didCall(function, arguments, .atLeast(0), CodeLocation(file, line)).received
  }

  /// All calls that the type has recorded, in order.
  public static var recordedCalls: [RecordedCall] {
    subject.storage.log.calls
  }

  /// The arguments of a function with one parameter, typed.
  ///
  /// ```swift
  /// FakeLog.arguments(of: .write, as: String.self)  // ["Bern", "Thun"]
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - type: The argument's type.
  ///   - file: Where a call with an argument of another type is reported.
  ///   - line: The line in `file`.
  /// - Returns: The argument of each call, oldest first, without the calls that were reported.
  public static func arguments<Argument>(
    of function: ClassFunction, as type: Argument.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> [Argument] {
    subject.arguments(of: function, as: type, CodeLocation(file, line)) {
      arguments throws(TypedArguments.Misfit) in
      try TypedArguments.single(of: arguments, as: type)
    }
  }

  /// The arguments of a function with two parameters or more, typed.
  ///
  /// ```swift
  /// FakeLog.arguments(of: .write, as: (Trail, String).self)  // [(eiger, "best")]
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - types: The types of the arguments, as a tuple.
  ///   - file: Where a call with arguments of other types is reported.
  ///   - line: The line in `file`.
  /// - Returns: The arguments of each call, oldest first, without the calls that were reported.
  public static func arguments<First, Second, each Rest>(
    of function: ClassFunction, as types: (First, Second, repeat each Rest).Type,
    file: StaticString = #filePath, line: UInt = #line
  ) -> [(First, Second, repeat each Rest)] {
    subject.arguments(of: function, as: types, CodeLocation(file, line)) {
      arguments throws(TypedArguments.Misfit) in
      try TypedArguments.tuple(of: arguments, as: types)
    }
  }
}
