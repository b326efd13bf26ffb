extension Spyable {
  /// Asks whether this fake received a call.
  ///
  /// ```swift
  /// store.didCall(.trails, with: "Bern", countSpecifier: .once).success
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether it did, and what was received instead.
  public func didCall(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning),
      CodeLocation(file, line))
  }

  /// Asks whether this fake received a call, with the arguments in an array.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: What `with` takes, as an array.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether it did, and what was received instead.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning),
      CodeLocation(file, line))
  }

  /// Counts the calls of a function.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: What `didCall` takes. None at all counts all calls.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: The number of calls with these arguments.
  public func callCount(
    of function: Function, with arguments: Any?..., since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    subject.callCount(
      Verification(function, arguments, .atLeast(0), since: beginning), CodeLocation(file, line))
  }

  /// All calls that this fake has recorded, in order.
  public var recordedCalls: [RecordedCall] {
    subject.storage.log.calls
  }

  /// The arguments of a function with one parameter, typed.
  ///
  /// ```swift
  /// store.arguments(of: .trails, as: String.self)  // ["Bern", "Thun"]
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - type: The argument's type.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - file: Where a call with an argument of another type is reported.
  ///   - line: The line in `file`.
  /// - Returns: The argument of each call, oldest first, without the calls that were reported.
  public func arguments<Argument>(
    of function: Function, as type: Argument.Type, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> [Argument] {
    subject.arguments(of: function, as: type, since: beginning, CodeLocation(file, line)) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.single(of: arguments, as: type)
    }
  }

  /// The arguments of a function with two parameters or more, typed.
  ///
  /// ```swift
  /// store.arguments(of: .save, as: (Trail, String).self)  // [(eiger, "best")]
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - types: The types of the arguments, as a tuple.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - file: Where a call with arguments of other types is reported.
  ///   - line: The line in `file`.
  /// - Returns: The arguments of each call, oldest first, without the calls that were reported.
  public func arguments<First, Second, each Rest>(
    of function: Function, as types: (First, Second, repeat each Rest).Type,
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> [(First, Second, repeat each Rest)] {
    subject.arguments(of: function, as: types, since: beginning, CodeLocation(file, line)) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.tuple(of: arguments, as: types)
    }
  }
}
