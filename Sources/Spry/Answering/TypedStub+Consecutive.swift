@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedStub {
  /// Answers with a value once the answers before it are used up; see ``Stub/thenReturn(_:)``.
  @discardableResult
  public func thenReturn(_ value: Result) -> TypedStub {
    TypedStub(stub.thenReturn(value))
  }

  /// Runs a closure once the answers before it are used up; see ``Stub/andDo(_:)-17pip``.
  @discardableResult
  public func thenDo(_ body: @escaping (repeat each Argument) throws -> Result) -> TypedStub {
    TypedStub(stub.then(Answer(body)))
  }

  /// Runs an async closure once the answers before it are used up; see ``Stub/andDo(_:)-80gg8``.
  @discardableResult
  @_disfavoredOverload
  public func thenDo(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub {
    TypedStub(stub.then(Answer(body)))
  }

  /// Throws an error once the answers before it are used up; see ``Stub/andThrow(_:)``.
  @discardableResult
  public func thenThrow(_ error: any Error) -> TypedStub {
    TypedStub(stub.thenThrow(error))
  }

  /// Limits the last answer to a number of calls; see ``Stub/times(_:file:line:)``.
  @discardableResult
  public func times(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub {
    TypedStub(stub.times(count, file: file, line: line))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedStub where Result == Void {
  /// Answers with `Void` once the answers before it are used up; see ``Stub/thenReturn(_:)``.
  @discardableResult
  public func thenReturn() -> TypedStub {
    thenReturn(())
  }
}
