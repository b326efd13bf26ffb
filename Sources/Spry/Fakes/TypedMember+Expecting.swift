@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedMember {
  /// Declares that a call with any arguments is expected; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  @discardableResult
  public func expect(
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeclaredExpectation {
    member.expect([], countSpecifier, CodeLocation(file, line))
  }

  /// Declares that a call with matching arguments is expected.
  ///
  /// ```swift
  /// save.expect(with: .equal(.gemmi), .anything, countSpecifier: .once)
  /// ```
  ///
  /// Verify the expectation on the fake, with `store.verify()` or an assertion. For details, see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  @_disfavoredOverload
  @discardableResult
  public func expect<each Argument>(
    with arguments: repeat TypedArgument<each Argument>,
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeclaredExpectation where Parameters == (repeat each Argument) -> Void {
    member.expect(
      SpecifiedArguments.list(repeat each arguments), countSpecifier, CodeLocation(file, line))
  }

  /// Declares that a call with these arguments is expected; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  @_disfavoredOverload
  @discardableResult
  public func expect<each Argument: Equatable>(
    with values: repeat each Argument, countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) -> DeclaredExpectation where Parameters == (repeat each Argument) -> Void {
    member.expect(
      SpecifiedArguments.list(repeat each values), countSpecifier, CodeLocation(file, line))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedMember {
  /// Describes a call with any arguments, for verifying the order of calls; see
  /// ``Spyable/call(_:with:)-swift.method``.
  public func call() -> CallPattern {
    member.call([])
  }

  /// Describes a call with matching arguments, for verifying the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(trails.call(), save.call(with: .equal(.gemmi), .anything))
  /// ```
  @_disfavoredOverload
  public func call<each Argument>(
    with arguments: repeat TypedArgument<each Argument>
  ) -> CallPattern where Parameters == (repeat each Argument) -> Void {
    member.call(SpecifiedArguments.list(repeat each arguments))
  }

  /// Describes a call with these arguments, for verifying the order of calls.
  @_disfavoredOverload
  public func call<each Argument: Equatable>(
    with values: repeat each Argument
  ) -> CallPattern where Parameters == (repeat each Argument) -> Void {
    member.call(SpecifiedArguments.list(repeat each values))
  }
}
