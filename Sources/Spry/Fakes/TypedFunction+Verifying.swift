@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedFunction {
  /// The arguments of all calls, oldest first.
  ///
  /// ```swift
  /// for (trail, name) in save.calls { print(trail.ascent, name) }
  /// ```
  ///
  /// A call whose arguments have other types is reported on the line that made the typed function,
  /// and omitted.
  public var calls: [(repeat each Argument)] { calls(since: nil) }

  /// Returns the arguments of the calls after a checkpoint, oldest first; see ``calls``.
  public func calls(since beginning: Checkpoint?) -> [(repeat each Argument)] {
    member.subject.arguments(
      of: member.name, as: (repeat each Argument).self, since: beginning, member.location
    ) { arguments throws(ParameterMismatch) in
      try TypedArguments.all(of: arguments, as: repeat (each Argument).self)
    }
  }

  /// The number of calls.
  public var callCount: Int { callCount(since: nil) }

  /// Counts the calls after a checkpoint.
  public func callCount(since beginning: Checkpoint?) -> Int {
    member.callCount([], since: beginning, member.location)
  }

  /// Counts the calls with matching arguments; see
  /// ``Spyable/callCount(of:with:since:file:line:)-swift.method``.
  @_disfavoredOverload
  public func callCount(
    with arguments: repeat TypedArgument<each Argument>, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    member.callCount(
      SpecifiedArguments.list(repeat each arguments), since: beginning, CodeLocation(file, line))
  }

  /// Counts the calls with these arguments.
  @_disfavoredOverload
  public func callCount(
    with values: repeat each Argument, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int where repeat each Argument: Equatable {
    member.callCount(
      SpecifiedArguments.list(repeat each values), since: beginning, CodeLocation(file, line))
  }

  /// Checks whether the function was called with any arguments.
  ///
  /// For the parameters, see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    member.didCall([], countSpecifier, since: beginning, CodeLocation(file, line))
  }

  /// Checks whether the function was called with matching arguments.
  ///
  /// ```swift
  /// save.didCall(with: .where(\.ascent, 140), .anything).success
  /// ```
  ///
  /// For the parameters, see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  @_disfavoredOverload
  public func didCall(
    with arguments: repeat TypedArgument<each Argument>,
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    member.didCall(
      SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning,
      CodeLocation(file, line))
  }

  /// Checks whether the function was called with these arguments.
  ///
  /// For the parameters, see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  @_disfavoredOverload
  public func didCall(
    with values: repeat each Argument, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult where repeat each Argument: Equatable {
    member.didCall(
      SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning,
      CodeLocation(file, line))
  }
}
