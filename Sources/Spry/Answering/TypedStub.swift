/// A stub whose arguments and answers the compiler checks.
///
/// ```swift
/// length.stub().with(eiger).andReturn(6.0)
/// ```
///
/// Create one with ``TypedFunction``, ``TypedProperty``, or
/// ``Stubbable/stub(_:as:file:line:)-7lau7``. In all other respects, it works like a ``Stub``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct TypedStub<each Argument, Result> {
  let stub: Stub

  package init(_ stub: Stub) {
    self.stub = stub
  }

  /// Limits the stub to calls with these arguments, one matcher for each; see
  /// ``Stub/with(_:file:line:)``.
  public func with(
    _ arguments: repeat TypedArgument<each Argument>, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub {
    with(SpecifiedArguments.list(repeat each arguments), CodeLocation(file, line))
  }

  /// Limits the stub to calls with these values; see ``Stub/with(_:file:line:)``.
  ///
  /// You cannot mix values and matchers. Next to a matcher, write a value as `.equal(to: value)`.
  @_disfavoredOverload
  public func with(
    _ values: repeat each Argument, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub where repeat each Argument: Equatable {
    with(SpecifiedArguments.list(repeat each values), CodeLocation(file, line))
  }

  private func with(_ specified: [Any?], _ location: CodeLocation) -> TypedStub {
    TypedStub(stub.with(ArgumentPattern(specified), at: location))
  }

  /// Limits the stub to calls whose arguments satisfy `predicate` together; see
  /// ``Stub/with(matching:file:line:)``.
  public func with(
    matching predicate: @escaping (repeat each Argument) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub {
    TypedStub(stub.with(matching: predicate, file: file, line: line))
  }

  /// Answers calls with a value; see ``Stub/andReturn(_:)-(Any?)``.
  @discardableResult
  public func andReturn(_ value: Result) -> TypedStub {
    TypedStub(stub.andReturn(value))
  }

  /// Answers calls by running a closure; see ``Stub/andDo(_:)-17pip``.
  @discardableResult
  public func andDo(_ body: @escaping (repeat each Argument) throws -> Result) -> TypedStub {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Answers calls by running an async closure; see ``Stub/andDo(_:)-80gg8``.
  @discardableResult
  @_disfavoredOverload
  public func andDo(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Answers calls by throwing an error; see ``Stub/andThrow(_:)``.
  @discardableResult
  public func andThrow(_ error: any Error) -> TypedStub {
    TypedStub(stub.andThrow(error))
  }

  /// Answers calls with the member's `fallbackValue`; see ``Stub/andCallThrough()``.
  @discardableResult
  public func andCallThrough() -> TypedStub {
    TypedStub(stub.andCallThrough())
  }

  /// Suspends each call until the test resumes it; see
  /// ``Stub/andSuspend(outlastingCancellation:)``.
  ///
  /// The compiler checks that the gate is resumed with a value of the member's return type.
  public func andSuspend(outlastingCancellation: Bool = false) -> TypedGate<Result> {
    TypedGate(stub.andSuspend(outlastingCancellation: outlastingCancellation))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedStub where Result == Void {
  /// Answers calls with `Void`; see ``Stub/andReturn(_:)-(Any?)``.
  @discardableResult
  public func andReturn() -> TypedStub {
    andReturn(())
  }
}
