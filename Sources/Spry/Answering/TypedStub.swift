/// A stub whose arguments and answers the compiler checks.
///
/// ```swift
/// ranger.stub(.length, as: ranger.length).with(.equal(eiger)).andReturn(6.0)
/// ```
///
/// In every other respect it is a ``Stub``.
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
    var matchers: [ArgumentMatcher] = []
    for argument in repeat each arguments { matchers.append(argument.matcher) }
    return TypedStub(stub.with(ArgumentPattern(matchers), at: CodeLocation(file, line)))
  }

  /// Limits the stub to calls whose arguments pass a closure together; see
  /// ``Stub/with(matching:file:line:)``.
  public func with(
    matching predicate: @escaping (repeat each Argument) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub {
    TypedStub(stub.with(matching: predicate, file: file, line: line))
  }

  /// Answers with a value; see ``Stub/andReturn(_:)``.
  @discardableResult
  public func andReturn(_ value: Result) -> TypedStub {
    TypedStub(stub.andReturn(value))
  }

  /// Answers by running a closure; see ``Stub/andDo(_:)-17pip``.
  @discardableResult
  public func andDo(_ body: @escaping (repeat each Argument) throws -> Result) -> TypedStub {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Answers by running an async closure; see ``Stub/andDo(_:)-80gg8``.
  @discardableResult
  @_disfavoredOverload
  public func andDo(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Answers by throwing; see ``Stub/andThrow(_:)``.
  @discardableResult
  public func andThrow(_ error: any Error) -> TypedStub {
    TypedStub(stub.andThrow(error))
  }

  /// Answers with the fake's `fallbackValue`; see ``Stub/andCallThrough()``.
  @discardableResult
  public func andCallThrough() -> TypedStub {
    TypedStub(stub.andCallThrough())
  }

  /// Suspends each call until the test resumes it; see ``Stub/andSuspend()``.
  ///
  /// The compiler does not check what the gate is resumed with.
  public func andSuspend() -> Gate {
    stub.andSuspend()
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedStub where Result == Void {
  /// Answers with `Void`; see ``Stub/andReturn(_:)``.
  @discardableResult
  public func andReturn() -> TypedStub {
    andReturn(())
  }
}
