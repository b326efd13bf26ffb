extension Stub {
  /// Then answers with a value, once the answers before it are used up.
  ///
  /// ```swift
  /// store.stub(.length).andReturn(1.0).thenReturn(2.0).thenReturn(3.0)  // 1, 2, 3, 3, 3
  /// ```
  ///
  /// - Parameter value: What the fake returns; nothing at all is `Void`.
  /// - Returns: The stub.
  @discardableResult
  public func thenReturn(_ value: Any? = ()) -> Stub {
    then(.value(Unchecked(value)))
  }

  /// Then answers by running a closure, once the answers before it are used up.
  ///
  /// - Parameter body: Receives the arguments in order and returns what the fake returns. It runs
  ///   on the thread of the call, not under a lock; what it throws, a throwing member throws.
  /// - Returns: The stub.
  @discardableResult
  public func thenDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    then(.run(Unchecked(body)))
  }

  /// Then answers by running an async closure, once the answers before it are used up.
  ///
  /// - Parameter body: Receives the arguments in order. The member has to be async; a call of one
  ///   that is not is reported.
  /// - Returns: The stub.
  @discardableResult
  public func thenDo(_ body: @escaping ([Any?]) async throws -> Any?) -> Stub {
    then(.runAsync(Answer.AsyncBody(body)))
  }

  /// Then answers by running a closure with typed parameters, once the answers before it are used
  /// up.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([]).thenDo { (place: String) in [Trail(name: place)] }
  /// ```
  ///
  /// - Parameter body: Receives the arguments in order; a closure without parameters serves any
  ///   call. Arguments of other types, more or fewer, are reported when the fake is called. It
  ///   runs on the thread of the call, not under a lock; what it throws, a throwing member throws.
  /// - Returns: The stub.
  @discardableResult
  @_disfavoredOverload
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub {
    then(Answer(body))
  }

  /// Then answers by running an async closure with typed parameters, once the answers before it are
  /// used up.
  ///
  /// - Parameter body: Receives the arguments in order; a closure without parameters serves any
  ///   call. The member has to be async; a call of one that is not is reported.
  /// - Returns: The stub.
  @discardableResult
  @_disfavoredOverload
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub {
    then(Answer(body))
  }

  /// Then answers by throwing, once the answers before it are used up.
  ///
  /// - Parameter error: What the fake throws.
  /// - Returns: The stub.
  @discardableResult
  public func thenThrow(_ error: any Error) -> Stub {
    then(.error(error))
  }
}
