@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TypedStub {
  /// Then answers with a value, once the answers before it are used up.
  ///
  /// - Parameter value: What the fake returns.
  /// - Returns: The stub.
  @discardableResult
  public func thenReturn(_ value: Result) -> TypedStub {
    TypedStub(stub.thenReturn(value))
  }

  /// Then answers by running a closure, once the answers before it are used up.
  ///
  /// - Parameter body: Receives the arguments and returns what the fake returns.
  /// - Returns: The stub.
  @discardableResult
  public func thenDo(_ body: @escaping (repeat each Argument) throws -> Result) -> TypedStub {
    TypedStub(stub.then(Answer(body)))
  }

  /// Then answers by running an async closure, once the answers before it are used up.
  ///
  /// - Parameter body: Receives the arguments and returns what the fake returns.
  /// - Returns: The stub.
  @discardableResult
  @_disfavoredOverload
  public func thenDo(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> TypedStub {
    TypedStub(stub.then(Answer(body)))
  }

  /// Then answers by throwing, once the answers before it are used up.
  ///
  /// - Parameter error: What the fake throws.
  /// - Returns: The stub.
  @discardableResult
  public func thenThrow(_ error: any Error) -> TypedStub {
    TypedStub(stub.thenThrow(error))
  }

  /// Answers a number of calls with the last answer, and no more.
  ///
  /// - Parameters:
  ///   - count: The number of calls, at least 1.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub; `thenReturn`, `thenDo` and `thenThrow` go on from there.
  @discardableResult
  public func times(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub {
    TypedStub(stub.times(count, file: file, line: line))
  }
}
