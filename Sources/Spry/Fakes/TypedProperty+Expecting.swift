@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedProperty {
  /// Declares that the property is expected to be set; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  public func expect(
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    setter.expect(countSpecifier: countSpecifier, file: file, line: line)
  }

  /// Declares that the property is expected to be set to a value that the matcher matches.
  public func expect(
    with argument: TypedArgument<Value>, countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    setter.expect(with: argument, countSpecifier: countSpecifier, file: file, line: line)
  }

  /// Declares that the property is expected to be set to a value.
  public func expect(
    with value: Value, countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) where Value: Equatable {
    setter.expect(with: value, countSpecifier: countSpecifier, file: file, line: line)
  }

  /// Names a setting of the property, for asking about the order of calls; see
  /// ``Spyable/call(_:with:)-swift.method``.
  public func call() -> CallPattern {
    setter.call()
  }

  /// Names a setting of the property to a value that the matcher matches.
  public func call(with argument: TypedArgument<Value>) -> CallPattern {
    setter.call(with: argument)
  }

  /// Names a setting of the property to a value.
  public func call(with value: Value) -> CallPattern where Value: Equatable {
    setter.call(with: value)
  }
}
