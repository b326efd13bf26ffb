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
  public func thenReturn(_ value: Any? = ()) -> Stub { then(.value(Unchecked(value))) }

  /// Runs a closure once the answers before it are used up; see `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func thenDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    then(.run(Unchecked(body)))
  }

  /// Runs an async closure once the answers before it are used up; see `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func thenDo(_ body: @escaping ([Any?]) async throws -> Any?) -> Stub {
    then(.runAsync(Unchecked(body)))
  }

  /// Runs a closure with typed parameters once the answers before it are used up; see `andDo`.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([]).thenDo { (place: String) in place == "Bern" ? [eiger] : [] }
  /// ```
  @discardableResult
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub { then(Answer(body)) }

  /// Runs an async closure with typed parameters once the answers before it are used up; see
  /// `andDo`.
  @discardableResult
  public func thenDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub { then(Answer(body)) }

  /// Throws an error once the answers before it are used up; see ``andThrow(_:)``.
  @discardableResult
  public func thenThrow(_ error: any Error) -> Stub { then(.error(error)) }

  /// Calls a closure that the member received as an argument, such as a completion handler.
  ///
  /// ```swift
  /// rescue.stub(.alarm).andCall(1, with: Result<Int, HutError>.success(12))
  /// fake.stub(.search).andCall(1, with: found).thenReturn(7)
  /// ```
  ///
  /// The closure runs on the thread of the call, before the member returns. If the member returns a
  /// value, add `thenReturn`, `thenThrow`, or `thenDo`, which applies to the same call. An optional
  /// closure that is `nil` isn't called.
  ///
  /// - Parameters:
  ///   - index: The position of the closure among the arguments that the fake passes on, counted
  ///     from 0. If there is no closure at this position, the call fails the test.
  ///   - values: The values to call the closure with. If they don't have the types of its
  ///     parameters, the call fails the test. Use `andDo` for a closure that throws, is async, is
  ///     isolated to an actor, or has more than four parameters.
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  public func andCall(_ index: Int, with values: Any?...) -> Stub {
    answer(.effect(Unchecked(Callback(index: index, values: Unchecked(values)).run)))
  }

  /// Calls a closure that the member received, once the answers before it are used up; see
  /// ``andCall(_:with:)``.
  @discardableResult
  public func thenCall(_ index: Int, with values: Any?...) -> Stub {
    then(.effect(Unchecked(Callback(index: index, values: Unchecked(values)).run)))
  }

  /// Sets an `inout` argument, which the fake passes on as ``Inout``.
  ///
  /// ```swift
  /// log.stub(.shorten).andSet(0, to: "Eiger").thenReturn(true)
  /// ```
  ///
  /// The call is still recorded with the earlier value. If the member returns a value, add
  /// `thenReturn`, `thenThrow`, or `thenDo`, which applies to the same call. To set several
  /// arguments, use `andDo`.
  ///
  /// - Parameters:
  ///   - index: The position of the argument among those that the fake passes on, counted from 0.
  ///     If the argument at this position isn't `inout`, the call fails the test.
  ///   - value: The value to set the argument to. If it doesn't have the argument's type and can't
  ///     be cast to it, the call fails the test.
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  public func andSet(_ index: Int, to value: Any?) -> Stub {
    answer(.assignment(at: index, of: value))
  }

  /// Sets an `inout` argument once the answers before it are used up; see ``andSet(_:to:)``.
  @discardableResult
  public func thenSet(_ index: Int, to value: Any?) -> Stub {
    then(.assignment(at: index, of: value))
  }
}
