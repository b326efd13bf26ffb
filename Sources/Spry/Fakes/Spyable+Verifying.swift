extension Spyable {
  /// Asks whether this fake received a call.
  ///
  /// ```swift
  /// store.didCall(.trails, with: "Bern", countSpecifier: .once).success
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function, or of the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     Omit to match any arguments.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  ///   - beginning: If specified, only calls after this checkpoint are counted.
  ///   - file: The file that failures point to, for example if a value cannot be compared.
  ///   - line: The line that failures point to.
  /// - Returns: Whether the fake received the call, and what it received instead.
  public func didCall(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning),
      CodeLocation(file, line))
  }

  /// Asks whether this fake received a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning),
      CodeLocation(file, line))
  }

  /// Counts the calls to a function.
  ///
  /// - Parameters:
  ///   - function: The case of the function, or of the property that was set.
  ///   - arguments: What `didCall` takes. Omit to count all calls.
  ///   - beginning: If specified, only calls after this checkpoint are counted.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
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
  ///   - function: The case of the function, or of the property that was set.
  ///   - type: The argument's type. A call with an argument of another type is reported and left
  ///     out.
  ///   - beginning: If specified, only calls after this checkpoint are read.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: The argument of each call, oldest first.
  public func arguments<Argument>(
    of function: Function, as type: Argument.Type, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> [Argument] {
    subject.arguments(of: function, as: type, since: beginning, CodeLocation(file, line)) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.single(of: arguments, as: type)
    }
  }

  /// The arguments of a function with at least two parameters, typed.
  ///
  /// ```swift
  /// store.arguments(of: .save, as: (Trail, String).self)  // [(eiger, "best")]
  /// ```
  ///
  /// `types` is a tuple of the arguments' types. The other parameters are those of
  /// ``arguments(of:as:since:file:line:)-15ygm``.
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
