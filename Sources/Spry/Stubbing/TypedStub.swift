/// A stub whose answers the compiler checks.
///
/// ```swift
/// store.stub.trails(near: "Bern").andReturn([eiger]).times(2).thenReturn([])
/// ```
///
/// You get one from the first answer of a ``StubbableCall``. In all other respects, it works like a
/// ``Stub``.
public struct TypedStub<Parameters, Result, Failure: Error> {
  private let stub: Stub

  init(_ stub: Stub) { self.stub = stub }

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
    TypedStub(stub.addAnswer(Answer(body)))
  }

  /// Runs an async closure once the answers before it are used up; see `Stub.andDo`.
  @discardableResult
  @_disfavoredOverload
  public func thenDo<each Argument>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub where Parameters == (repeat each Argument) -> Void {
    TypedStub(stub.addAnswer(Answer(body)))
  }

  /// Throws an error once the answers before it are used up; see ``Stub/andThrow(_:)``.
  @discardableResult
  public func thenThrow(_ error: Failure) -> TypedStub { TypedStub(stub.thenThrow(error)) }

  // Otherwise, the compiler would only say that an error can't be converted to `Never`.
  /// Unavailable, because the member doesn't throw.
  @available(*, unavailable, message: "the member doesn't throw")
  public func thenThrow(_ error: any Error) where Failure == Never {}

  /// Lets the stub stay unused; see ``Stub/optional()``.
  @discardableResult
  public func optional() -> TypedStub { TypedStub(stub.optional()) }

  /// Limits the last answer to a number of calls; see ``Stub/times(_:file:line:)``.
  @discardableResult
  public func times(_ count: Int, file: StaticString = #filePath, line: UInt = #line) -> TypedStub {
    TypedStub(stub.times(count, file: file, line: line))
  }
}
