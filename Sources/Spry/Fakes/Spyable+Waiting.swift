extension Spyable {
  /// Waits for this fake to receive a call.
  ///
  /// ```swift
  /// await store.didCall(.trails, with: "Bern", within: .seconds(1)).success
  /// ```
  ///
  /// This method returns as soon as no later call can change the result. With `.atLeast`, that's
  /// when enough calls have been received. With `.exactly`, `.atMost`, `.between` and `.never`,
  /// it's when there are too many calls, or when the time limit is reached. Each call wakes the
  /// waiting task; nothing is polled.
  ///
  /// `limit` is the longest time to wait, such as `.seconds(1)`. If the task is cancelled, it stops
  /// waiting, and the result is a success only if no later call could have changed it. For the
  /// other parameters, see ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, within limit: Duration, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> DidCallResult {
    await subject.didCall(
      Verification(function, arguments, countSpecifier, since: beginning), within: limit,
      CodeLocation(file, line))
  }

  /// Waits for this fake to receive a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
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
  /// Waits for a static member to receive a call; see
  /// ``didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
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

  /// Waits for a static member to receive a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
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
