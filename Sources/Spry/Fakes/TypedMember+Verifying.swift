@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedMember {
  /// The number of calls.
  public var callCount: Int { callCount(since: nil) }

  /// Counts the calls after a checkpoint.
  public func callCount(since beginning: Checkpoint?) -> Int {
    member.callCount([], since: beginning, member.location)
  }

  /// Counts the calls with matching arguments; see
  /// ``Spyable/callCount(of:with:since:file:line:)-swift.method``.
  @_disfavoredOverload
  public func callCount<each Argument>(
    with arguments: repeat TypedArgument<each Argument>, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int where Parameters == (repeat each Argument) -> Void {
    member.callCount(
      SpecifiedArguments.list(repeat each arguments), since: beginning, CodeLocation(file, line))
  }

  /// Counts the calls with these arguments.
  @_disfavoredOverload
  public func callCount<each Argument: Equatable>(
    with values: repeat each Argument, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int where Parameters == (repeat each Argument) -> Void {
    member.callCount(
      SpecifiedArguments.list(repeat each values), since: beginning, CodeLocation(file, line))
  }

  /// Checks whether there was a call with any arguments.
  ///
  /// For the parameters, see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    member.didCall([], countSpecifier, since: beginning, CodeLocation(file, line))
  }

  /// Checks whether there was a call with matching arguments.
  ///
  /// ```swift
  /// save.didCall(with: .where(\.ascent, 140), .anything).success
  /// ```
  ///
  /// For the parameters, see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  @_disfavoredOverload
  public func didCall<each Argument>(
    with arguments: repeat TypedArgument<each Argument>,
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult where Parameters == (repeat each Argument) -> Void {
    member.didCall(
      SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning,
      CodeLocation(file, line))
  }

  /// Checks whether there was a call with these arguments.
  ///
  /// For the parameters, see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  @_disfavoredOverload
  public func didCall<each Argument: Equatable>(
    with values: repeat each Argument, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult where Parameters == (repeat each Argument) -> Void {
    member.didCall(
      SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning,
      CodeLocation(file, line))
  }
}
