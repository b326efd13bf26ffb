@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedProperty {
  /// The values that the property was set to, oldest first; see ``TypedFunction/calls``.
  public var calls: [Value] { setter.calls }

  /// Returns the values that the property was set to after a checkpoint, oldest first.
  public func calls(since beginning: Checkpoint?) -> [Value] {
    setter.calls(since: beginning)
  }

  /// The number of times that the property was set.
  public var callCount: Int { setter.callCount }

  /// Counts how often the property was set after a checkpoint.
  public func callCount(since beginning: Checkpoint?) -> Int {
    setter.callCount(since: beginning)
  }

  /// Counts how often the property was set to a matching value.
  public func callCount(
    with argument: TypedArgument<Value>, since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    setter.callCount(with: argument, since: beginning, file: file, line: line)
  }

  /// Counts how often the property was set to this value.
  public func callCount(
    with value: Value, since beginning: Checkpoint? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Int where Value: Equatable {
    setter.callCount(with: value, since: beginning, file: file, line: line)
  }

  /// Checks whether the property was set; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    setter.didCall(countSpecifier: countSpecifier, since: beginning, file: file, line: line)
  }

  /// Checks whether the property was set to a matching value.
  public func didCall(
    with argument: TypedArgument<Value>, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult {
    setter.didCall(
      with: argument, countSpecifier: countSpecifier, since: beginning, file: file, line: line)
  }

  /// Checks whether the property was set to this value.
  public func didCall(
    with value: Value, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult where Value: Equatable {
    setter.didCall(
      with: value, countSpecifier: countSpecifier, since: beginning, file: file, line: line)
  }

  /// Waits until the property is set; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await setter.didCall(
      countSpecifier: countSpecifier, since: beginning, within: limit, file: file, line: line)
  }

  /// Waits until the property is set to a matching value.
  nonisolated(nonsending) public func didCall(
    with argument: TypedArgument<Value>, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, within limit: Duration, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> DidCallResult {
    await setter.didCall(
      with: argument, countSpecifier: countSpecifier, since: beginning, within: limit, file: file,
      line: line)
  }

  /// Waits until the property is set to this value.
  nonisolated(nonsending) public func didCall(
    with value: Value, countSpecifier: CountSpecifier = .atLeast(1),
    since beginning: Checkpoint? = nil, within limit: Duration, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> DidCallResult where Value: Equatable {
    await setter.didCall(
      with: value, countSpecifier: countSpecifier, since: beginning, within: limit, file: file,
      line: line)
  }
}
