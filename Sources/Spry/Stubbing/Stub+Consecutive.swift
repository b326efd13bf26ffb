extension Stub {
  /// Returns a value once the answers before it are used up.
  ///
  /// ```swift
  /// forecasts.stub(.rain).andReturn(1.0).thenReturn(2.0).thenReturn(3.0)  // 1, 2, 3, 3, 3
  /// ```
  ///
  /// - Parameter value: The value that the member returns. It must have the member's return type or
  ///   be castable to it. Omit it for a member that returns `Void`.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func thenReturn(_ value: Any? = ()) -> Stub { addAnswer(.value(Unchecked(value))) }

  /// Runs a closure once the answers before it are used up; see `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func thenDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    addAnswer(.run(Unchecked(body)))
  }

  /// Runs an async closure once the answers before it are used up; see `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func thenDo(_ body: @escaping ([Any?]) async throws -> Any?) -> Stub {
    addAnswer(.runAsync(Unchecked(body)))
  }

  /// Runs a closure with typed parameters once the answers before it are used up; see `andDo`.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([]).thenDo { (place: String) in place == "Bern" ? [eiger] : [] }
  /// ```
  @discardableResult
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub { addAnswer(Answer(body)) }

  /// Runs an async closure with typed parameters once the answers before it are used up; see
  /// `andDo`.
  @discardableResult
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub { addAnswer(Answer(body)) }

  /// Throws an error once the answers before it are used up; see ``andThrow(_:)``.
  @discardableResult
  public func thenThrow(_ error: any Error) -> Stub { addAnswer(.error(error)) }
}
