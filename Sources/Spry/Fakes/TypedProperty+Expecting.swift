@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedProperty {
  /// Declares that the property is expected to be set; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  @discardableResult
  public func expect(
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) -> DeclaredExpectation {
    setter.expect(countSpecifier: countSpecifier, file: file, line: line)
  }

  /// Declares that the property is expected to be set to a matching value.
  @discardableResult
  public func expect(
    with argument: TypedArgument<Value>, countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) -> DeclaredExpectation {
    setter.expect(with: argument, countSpecifier: countSpecifier, file: file, line: line)
  }

  /// Declares that the property is expected to be set to this value.
  @discardableResult
  public func expect(
    with value: Value, countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) -> DeclaredExpectation where Value: Equatable {
    setter.expect(with: value, countSpecifier: countSpecifier, file: file, line: line)
  }

  /// Describes a call that sets the property, for verifying the order of calls; see
  /// ``Spyable/call(_:with:)-swift.method``.
  public func call() -> CallPattern {
    setter.call()
  }

  /// Describes a call that sets the property to a matching value.
  public func call(with argument: TypedArgument<Value>) -> CallPattern {
    setter.call(with: argument)
  }

  /// Describes a call that sets the property to this value.
  public func call(with value: Value) -> CallPattern where Value: Equatable {
    setter.call(with: value)
  }
}
