@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedMember {
  /// Waits for a call with any arguments; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await member.didCall(
      [], countSpecifier, since: beginning, within: limit, CodeLocation(file, line))
  }

  /// Waits for a call with matching arguments; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  @_disfavoredOverload
  nonisolated(nonsending) public func didCall<each Argument>(
    with arguments: repeat TypedArgument<each Argument>,
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult where Parameters == (repeat each Argument) -> Void {
    await member.didCall(
      SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning,
      within: limit, CodeLocation(file, line))
  }

  /// Waits for a call with these arguments; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  @_disfavoredOverload
  nonisolated(nonsending) public func didCall<each Argument: Equatable>(
    with values: repeat each Argument, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, within limit: Duration, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> DidCallResult where Parameters == (repeat each Argument) -> Void {
    await member.didCall(
      SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning,
      within: limit, CodeLocation(file, line))
  }
}
