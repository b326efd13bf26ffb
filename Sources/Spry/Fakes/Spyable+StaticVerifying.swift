extension Spyable {
  /// Checks whether a static member received a call; see
  /// ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public static func didCall(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    record.call(function, arguments, at: CodeLocation(file, line))
      .didCall(countSpecifier, since: beginning, CodeLocation(file, line))
  }

  /// Checks whether a static member received a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    record.call(function, arguments, at: CodeLocation(file, line))
      .didCall(countSpecifier, since: beginning, CodeLocation(file, line))
  }

  /// Counts the calls to a static function; see
  /// ``callCount(of:with:since:file:line:)-swift.method``.
  public static func callCount(
    of function: ClassFunction, with arguments: Any?..., since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    record.call(function, arguments, at: CodeLocation(file, line)).callCount(
      since: beginning, CodeLocation(file, line))
  }

  /// All calls to static members, in order.
  public static var recordedCalls: [RecordedCall] {
    record.storage.log.calls
  }

  /// Returns the recorded arguments of a static function with one parameter; see the method for
  /// instances.
  @_disfavoredOverload
  public static func arguments<Argument>(
    of function: ClassFunction, as type: Argument.Type, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> [Argument] {
    record.call(function, at: CodeLocation(file, line)).arguments(
      since: beginning, CodeLocation(file, line)
    ) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.single(of: arguments, as: type)
    }
  }

  /// Returns the recorded arguments of a static function with two or more parameters; see the
  /// method for instances.
  public static func arguments<First, Second, each Rest>(
    of function: ClassFunction, as types: (First, Second, repeat each Rest).Type,
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> [(First, Second, repeat each Rest)] {
    record.call(function, at: CodeLocation(file, line)).arguments(
      since: beginning, CodeLocation(file, line)
    ) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.tuple(of: arguments, as: types)
    }
  }

  /// Returns one argument of each recorded call to a static function; see
  /// ``arguments(of:at:as:since:file:line:)-swift.method``.
  public static func arguments<Argument>(
    of function: ClassFunction, at index: Int, as type: Argument.Type,
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> [Argument] {
    record.call(function, at: CodeLocation(file, line))
      .arguments(at: index, as: type, since: beginning, CodeLocation(file, line))
  }
}
