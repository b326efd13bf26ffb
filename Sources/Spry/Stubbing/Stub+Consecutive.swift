extension Stub {
  /// Answers with a value once the answers before it are used up.
  ///
  /// ```swift
  /// ranger.stub(.length).andReturn(1.0).thenReturn(2.0).thenReturn(3.0)  // 1, 2, 3, 3, 3
  /// ```
  ///
  /// - Parameter value: The value that the member returns. It must have the member's return type or
  ///   be castable to it. Omit for a member that returns `Void`.
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func thenReturn(_ value: Any? = ()) -> Stub {
    then(.value(Unchecked(value)))
  }

  /// Runs a closure once the answers before it are used up; see ``andDo(_:)-5zivs``.
  @discardableResult
  public func thenDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    then(.run(Unchecked(body)))
  }

  /// Runs an async closure once the answers before it are used up; see ``andDo(_:)-2qyei``.
  @discardableResult
  public func thenDo(_ body: @escaping ([Any?]) async throws -> Any?) -> Stub {
    then(.runAsync(Answer.AsyncBody(body)))
  }

  /// Runs a closure with typed parameters once the answers before it are used up; see
  /// ``andDo(_:)-17pip``.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([]).thenDo { (place: String) in [Trail(name: place)] }
  /// ```
  @discardableResult
  @_disfavoredOverload
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub {
    then(Answer(body))
  }

  /// Runs an async closure with typed parameters once the answers before it are used up; see
  /// ``andDo(_:)-80gg8``.
  @discardableResult
  @_disfavoredOverload
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub {
    then(Answer(body))
  }

  /// Throws an error once the answers before it are used up; see ``andThrow(_:)``.
  @discardableResult
  public func thenThrow(_ error: any Error) -> Stub {
    then(.error(error))
  }
}
