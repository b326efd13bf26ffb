extension Spyable {
  /// Waits for this fake to receive a call.
  ///
  /// ```swift
  /// await store.didCall(.trails, with: "Bern", within: .seconds(1)).success
  /// ```
  ///
  /// It returns as soon as nothing can change the answer: with `.atLeast`, when there are enough
  /// calls. What a later call could break, as with `.exactly`, `.atMost`, `.between` and `.never`,
  /// is confirmed when the time is up, or denied as soon as there are too many. The calls
  /// themselves wake the waiting task. If that task is cancelled, it stops waiting, and only an
  /// answer that no later call could change is a success.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - limit: How long to wait at most.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether the calls came, and what was received instead.
  nonisolated(nonsending) public func didCall(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, within limit: Duration, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> DidCallResult {
    await subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning), within: limit,
      CodeLocation(file, line))
  }

  /// Waits for this fake to receive a call, with the arguments in an array.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: What `with` takes, as an array.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - limit: How long to wait at most.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether the calls came, and what was received instead.
  nonisolated(nonsending) public func didCall(
    _ function: Function, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning), within: limit,
      CodeLocation(file, line))
  }
}

extension Spyable {
  /// Waits for the static members to receive a call.
  ///
  /// It returns as soon as nothing can change the answer: with `.atLeast`, when there are enough
  /// calls. What a later call could break, as with `.exactly`, `.atMost`, `.between` and `.never`,
  /// is confirmed when the time is up, or denied as soon as there are too many. The calls
  /// themselves wake the waiting task. If that task is cancelled, it stops waiting, and only an
  /// answer that no later call could change is a success.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - limit: How long to wait at most.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether the calls came, and what was received instead.
  nonisolated(nonsending) public static func didCall(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration,
    file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning), within: limit,
      CodeLocation(file, line))
  }

  /// Waits for the static members to receive a call, with the arguments in an array.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: What `with` takes, as an array.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - beginning: Where given, only calls after this checkpoint count.
  ///   - limit: How long to wait at most.
  ///   - file: Where a value that cannot be compared is reported.
  ///   - line: The line in `file`.
  /// - Returns: Whether the calls came, and what was received instead.
  nonisolated(nonsending) public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning), within: limit,
      CodeLocation(file, line))
  }
}
