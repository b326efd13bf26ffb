/// A stub whose arguments and answers the compiler checks.
///
/// ```swift
/// store.stub(.length, as: store.length).with(.equal(eiger)).andReturn(6.0)
/// ```
///
/// It is a ``Stub`` in every other respect.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct TypedStub<each Argument, Result> {
  let stub: Stub

  package init(_ stub: Stub) {
    self.stub = stub
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// - Parameters:
  ///   - arguments: What each argument has to be, in order.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub, which still needs its answer.
  public func with(
    _ arguments: repeat TypedArgument<each Argument>, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub {
    var matchers: [ArgumentMatcher] = []
    for argument in repeat each arguments { matchers.append(argument.matcher) }
    return TypedStub(stub.with(ArgumentPattern(matchers), at: CodeLocation(file, line)))
  }

  /// Limits the stub to calls whose arguments fit together.
  ///
  /// - Parameters:
  ///   - predicate: Receives all arguments of a call. It may run more than once for a call.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub, which still needs its answer.
  public func with(
    matching predicate: @escaping (repeat each Argument) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub {
    TypedStub(stub.with(matching: predicate, file: file, line: line))
  }

  /// Answers with a value.
  ///
  /// - Parameter value: What the fake returns.
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andReturn(_ value: Result) -> TypedStub {
    TypedStub(stub.andReturn(value))
  }

  /// Answers by running a closure.
  ///
  /// - Parameter body: Receives the arguments and returns what the fake returns.
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andDo(_ body: @escaping (repeat each Argument) throws -> Result) -> TypedStub {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Answers by running an async closure; the member has to be async.
  ///
  /// - Parameter body: Receives the arguments and returns what the fake returns.
  /// - Returns: The stub, now in force.
  @discardableResult
  @_disfavoredOverload
  public func andDo(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Answers by throwing.
  ///
  /// - Parameter error: What the fake throws; the member has to be able to.
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andThrow(_ error: any Error) -> TypedStub {
    TypedStub(stub.andThrow(error))
  }

  /// Answers with the fake's `fallbackValue`, for example the answer of `super`.
  ///
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andCallThrough() -> TypedStub {
    TypedStub(stub.andCallThrough())
  }

  /// Holds each call until the test says how it ends; the member has to be async.
  ///
  /// - Returns: The ``Gate`` at which the calls wait. What it is resumed with is not checked by the
  ///   compiler.
  public func andSuspend() -> Gate {
    stub.andSuspend()
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedStub where Result == Void {
  /// Answers with nothing.
  ///
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andReturn() -> TypedStub {
    andReturn(())
  }
}
