extension Spyable {
  /// Checks whether this fake received a call.
  ///
  /// ```swift
  /// store.didCall(.trails, with: "Bern", countSpecifier: .once).success
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function. To find calls that set a property, pass the property's
  ///     case.
  ///   - arguments: The expected arguments, in order. For each, pass a value, an ``Argument``, or
  ///     an ``ArgumentCaptor``. Omit them to match any arguments.
  ///   - count: The expected number of calls, such as `.once` or `.exactly(3)`. The
  ///     default is at least one.
  ///   - mark: If specified, only calls after this checkpoint are counted.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: A result with the verdict in ``DidCallResult/success``, and with the calls that the
  ///   fake received.
  public func didCall(
    _ function: Function, with arguments: Any?...,
    countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult { record.call(function, arguments, file, line).didCall(count, since: mark) }

  /// Checks whether this fake received a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?],
    countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult { record.call(function, arguments, file, line).didCall(count, since: mark) }

  /// Counts the calls to a function.
  ///
  /// - Parameters:
  ///   - function: The case of the function. To find calls that set a property, pass the property's
  ///     case.
  ///   - arguments: The arguments to match, as for `didCall`. Omit them to count all calls to the
  ///     function.
  ///   - mark: If specified, only calls after this checkpoint are counted.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The number of matching calls.
  public func callCount(
    of function: Function, with arguments: Any?..., since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int { record.call(function, arguments, file, line).callCount(since: mark) }

  /// All calls that this fake has recorded, in order.
  public var recordedCalls: [RecordedCall] { record.storage.log.calls }

  /// Returns the recorded arguments of a function, as values of their types.
  ///
  /// ```swift
  /// store.arguments(of: .trails, as: String.self)  // ["Bern", "Thun"]
  /// store.arguments(of: .save, as: (Trail, String).self)  // [(eiger, "best")]
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function. To find calls that set a property, pass the property's
  ///     case.
  ///   - type: The parameter's type or, if there are several parameters, a tuple of their types. A
  ///     call whose arguments have other types fails the test and is omitted.
  ///   - mark: If specified, only calls after this checkpoint are read.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The arguments of each call, oldest first.
  public func arguments<Arguments>(
    of function: Function, as type: Arguments.Type, since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> [Arguments] {
    let call = record.call(function, [], file, line)
    return call.arguments(since: mark) { try TypedArguments.read($0, as: type) }
  }

  /// Waits for this fake to receive a call.
  ///
  /// ```swift
  /// await store.didCall(.trails, with: "Bern", within: .seconds(1)).success
  /// ```
  ///
  /// This method returns as soon as the call has been received as often as expected, even with
  /// `.once` and `.exactly(2)`, or when it has been received too often. With `.never`, `.atMost`,
  /// and ranges that begin at 0, zero calls are enough, so only the end of the time limit can
  /// confirm the result. The method doesn't poll, because each call wakes the waiting task.
  ///
  /// `limit` is the longest time to wait, such as `.seconds(1)`. A canceled task stops waiting, and
  /// a result that only the time limit could have confirmed isn't a success. The other parameters
  /// are those of ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    _ function: Function, with arguments: Any?...,
    countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await record.call(function, arguments, file, line).didCall(count, since: mark, within: limit)
  }

  /// Waits for a static member to receive a call; see
  /// ``didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  nonisolated(nonsending) public static func didCall(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await record.call(function, arguments, file, line).didCall(count, since: mark, within: limit)
  }

  /// Checks whether a static member received a call; see
  /// ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public static func didCall(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult { record.call(function, arguments, file, line).didCall(count, since: mark) }

  /// Checks whether a static member received a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?],
    countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult { record.call(function, arguments, file, line).didCall(count, since: mark) }

  /// Counts the calls to a static function; see
  /// ``callCount(of:with:since:file:line:)-swift.method``.
  public static func callCount(
    of function: ClassFunction, with arguments: Any?..., since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int { record.call(function, arguments, file, line).callCount(since: mark) }

  /// All calls to static members, in order.
  public static var recordedCalls: [RecordedCall] { record.storage.log.calls }

  /// Returns the recorded arguments of a static function; see
  /// ``arguments(of:as:since:file:line:)-swift.method``.
  public static func arguments<Arguments>(
    of function: ClassFunction, as type: Arguments.Type, since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> [Arguments] {
    let call = record.call(function, [], file, line)
    return call.arguments(since: mark) { try TypedArguments.read($0, as: type) }
  }

  /// Returns the calls that no verification has matched so far.
  ///
  /// A call counts as verified once a successful `didCall` or a passing assertion has matched it.
  /// Counting or reading calls doesn't verify them.
  ///
  /// - Parameters:
  ///   - functions: The functions whose calls don't have to be verified, such as logging. The
  ///     default is none.
  ///   - mark: If specified, only calls after this checkpoint are returned.
  /// - Returns: The calls, oldest first.
  public func unverifiedCalls(
    excluding functions: [Function] = [], since mark: Checkpoint? = nil
  ) -> [RecordedCall] { record.unverifiedCalls(excluding: functions, since: mark).calls }

  /// Returns the calls to static members that no verification has matched; see
  /// ``unverifiedCalls(excluding:since:)-swift.method``.
  public static func unverifiedCalls(
    excluding functions: [ClassFunction] = [], since mark: Checkpoint? = nil
  ) -> [RecordedCall] { record.unverifiedCalls(excluding: functions, since: mark).calls }
}
