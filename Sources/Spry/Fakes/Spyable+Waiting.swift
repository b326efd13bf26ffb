extension Spyable {
  /// Waits for this fake to receive a call.
  ///
  /// ```swift
  /// await store.didCall(.trails, with: "Bern", within: .seconds(1)).success
  /// ```
  ///
  /// This method returns as soon as the call has been received as often as specified, also with
  /// `.once` and `.exactly(2)`, and when it has been received too often. With `.never`, `.atMost`,
  /// and a range that begins at 0, no call at all is enough, so only the end of the time limit can
  /// confirm the result. Each call wakes the waiting task; nothing is polled.
  ///
  /// `limit` is the longest time to wait, such as `.seconds(1)`. A task that is cancelled stops
  /// waiting, and what only the time limit could have confirmed is no success. For the other
  /// parameters, see ``didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, within limit: Duration, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> DidCallResult {
    await record.call(function, arguments).didCall(
      countSpecifier: countSpecifier, since: beginning, within: limit, file: file, line: line)
  }

  /// Waits for this fake to receive a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    _ function: Function, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await record.call(function, arguments).didCall(
      countSpecifier: countSpecifier, since: beginning, within: limit, file: file, line: line)
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
    await record.call(function, arguments).didCall(
      countSpecifier: countSpecifier, since: beginning, within: limit, file: file, line: line)
  }

  /// Waits for a static member to receive a call, with the arguments in an array; see
  /// ``didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  nonisolated(nonsending) public static func didCall(
    _ function: ClassFunction, withArguments arguments: [Any?],
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await record.call(function, arguments).didCall(
      countSpecifier: countSpecifier, since: beginning, within: limit, file: file, line: line)
  }
}
