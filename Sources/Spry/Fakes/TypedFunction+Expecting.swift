@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedFunction {
  /// Declares that the function is expected to be called, with any arguments; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  public func expect(
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    member.expect([], countSpecifier, CodeLocation(file, line))
  }

  /// Declares that the function is expected to be called with arguments that the matchers match.
  ///
  /// ```swift
  /// save.expect(with: .equal(.gemmi), .anything, countSpecifier: .once)
  /// ```
  ///
  /// The fake verifies the expectation, with `store.verify()` or an assertion. See
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  @_disfavoredOverload
  public func expect(
    with arguments: repeat TypedArgument<each Argument>,
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    member.expect(
      SpecifiedArguments.list(repeat each arguments), countSpecifier, CodeLocation(file, line))
  }

  /// Declares that the function is expected to be called with these arguments; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  @_disfavoredOverload
  public func expect(
    with values: repeat each Argument, countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) where repeat each Argument: Equatable {
    member.expect(
      SpecifiedArguments.list(repeat each values), countSpecifier, CodeLocation(file, line))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedFunction {
  /// Names a call with any arguments, for asking about the order of calls; see
  /// ``Spyable/call(_:with:)-swift.method``.
  public func call() -> CallPattern {
    member.call([])
  }

  /// Names a call with arguments that the matchers match, for asking about the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(trails.call(), save.call(with: .equal(.gemmi), .anything))
  /// ```
  @_disfavoredOverload
  public func call(with arguments: repeat TypedArgument<each Argument>) -> CallPattern {
    member.call(SpecifiedArguments.list(repeat each arguments))
  }

  /// Names a call with these arguments, for asking about the order of calls.
  @_disfavoredOverload
  public func call(
    with values: repeat each Argument
  ) -> CallPattern where repeat each Argument: Equatable {
    member.call(SpecifiedArguments.list(repeat each values))
  }
}
