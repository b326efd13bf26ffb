/// A stub whose arguments and results the compiler checks.
///
/// ```swift
/// store.calls.trails(near: "Bern").stub().andReturn([eiger])
/// ```
///
/// Get one from a ``TypedCall``, a ``TypedFunction``, a ``TypedProperty``, or a fake's
/// `stub(_:as:)`. In all other respects, it works like a ``Stub``.
public struct TypedStub<Parameters, Result, Failure: Error> {
  private let stub: Stub

  init(_ stub: Stub) { self.stub = stub }

  /// Limits the stub to calls with these arguments, one matcher for each; see
  /// ``Stub/with(_:file:line:)``.
  public func with<each Argument>(
    _ arguments: repeat TypedArgument<each Argument>, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(
      stub.with(ArgumentPattern(Array(each: repeat each arguments)), at: CodeLocation(file, line)))
  }

  /// Limits the stub to calls with these values; see ``Stub/with(_:file:line:)``.
  ///
  /// You can't mix values and matchers here. Beside a matcher, pass a value as `.equal(value)`.
  @_disfavoredOverload
  public func with<each Argument>(
    _ values: repeat each Argument, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(
      stub.with(ArgumentPattern(Array(each: repeat each values)), at: CodeLocation(file, line)))
  }

  /// Limits the stub to calls whose arguments satisfy `predicate` together; see
  /// ``Stub/with(matching:file:line:)``.
  public func with<each Argument>(
    matching predicate: @escaping (repeat each Argument) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(stub.with(matching: predicate, file: file, line: line))
  }

  /// Makes calls return a value; see `Stub.andReturn`.
  @discardableResult
  public func andReturn(_ value: Result) -> TypedStub { TypedStub(stub.andReturn(value)) }

  /// Makes calls return the success of a `Result` or throw its failure; see `Stub.andReturn`.
  @discardableResult
  @_disfavoredOverload
  public func andReturn(_ result: Swift.Result<Result, Failure>) -> TypedStub {
    TypedStub(stub.andReturn(result))
  }

  /// Makes calls return `Void`; see `Stub.andReturn`.
  @discardableResult
  public func andReturn() -> TypedStub where Result == Void { andReturn(()) }

  /// Makes calls run a closure; see `Stub.andDo`.
  ///
  /// The closure can throw any error, because the compiler doesn't infer the type of the errors
  /// that a closure throws. An error that the member can't throw fails the test.
  @discardableResult
  public func andDo<each Argument>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Makes calls run an async closure; see `Stub.andDo`.
  @discardableResult
  @_disfavoredOverload
  public func andDo<each Argument>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(stub.answer(Answer(body)))
  }

  /// Makes calls throw an error that the member can throw; see ``Stub/andThrow(_:)``.
  @discardableResult
  public func andThrow(_ error: Failure) -> TypedStub { TypedStub(stub.andThrow(error)) }

  /// Makes a property return the value that was last set; see ``Stub/andRemember(_:)``.
  @discardableResult
  public func andRemember(_ value: Result) -> TypedStub { TypedStub(stub.andRemember(value)) }

  /// Makes calls use the member's `fallbackValue`; see ``Stub/andCallThrough()``.
  @discardableResult
  public func andCallThrough() -> TypedStub { TypedStub(stub.andCallThrough()) }

  /// Suspends each call until the test resumes it; see
  /// ``Stub/andSuspend(outlastingCancellation:)``.
  ///
  /// The compiler checks that the gate is resumed with a value of the member's return type.
  public func andSuspend(outlastingCancellation: Bool = false) -> Gate<Result> {
    stub.suspend(outlastsCancellation: outlastingCancellation)
  }

  // The answers after the first one.

  /// Returns a value once the answers before it are used up; see ``Stub/thenReturn(_:)``.
  @discardableResult
  public func thenReturn(_ value: Result) -> TypedStub { TypedStub(stub.thenReturn(value)) }

  /// Returns `Void` once the answers before it are used up; see ``Stub/thenReturn(_:)``.
  @discardableResult
  public func thenReturn() -> TypedStub where Result == Void { thenReturn(()) }

  /// Runs a closure once the answers before it are used up; see `Stub.andDo`.
  @discardableResult
  public func thenDo<each Argument>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(stub.then(Answer(body)))
  }

  /// Runs an async closure once the answers before it are used up; see `Stub.andDo`.
  @discardableResult
  @_disfavoredOverload
  public func thenDo<each Argument>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(stub.then(Answer(body)))
  }

  /// Throws an error once the answers before it are used up; see ``Stub/andThrow(_:)``.
  @discardableResult
  public func thenThrow(_ error: Failure) -> TypedStub { TypedStub(stub.thenThrow(error)) }

  /// Lets the stub stay unused; see ``Stub/optional()``.
  @discardableResult
  public func optional() -> TypedStub { TypedStub(stub.optional()) }

  /// Limits the last answer to a number of calls; see ``Stub/times(_:file:line:)``.
  @discardableResult
  public func times(_ count: Int, file: StaticString = #filePath, line: UInt = #line) -> TypedStub {
    TypedStub(stub.times(count, file: file, line: line))
  }
}

// The compiler would only say that an error can't be converted to `Never`.
extension TypedStub where Failure == Never {
  /// Unavailable, because the member doesn't throw.
  @available(*, unavailable, message: "the member doesn't throw")
  @discardableResult
  public func andThrow(_ error: any Error) -> TypedStub { self }

  /// Unavailable, because the member doesn't throw.
  @available(*, unavailable, message: "the member doesn't throw")
  @discardableResult
  public func thenThrow(_ error: any Error) -> TypedStub { self }
}
