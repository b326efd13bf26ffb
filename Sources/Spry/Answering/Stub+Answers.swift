extension Stub {
  /// Answers with a value, in place of all answers that the stub has.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([eiger]).thenReturn([])  // [eiger], then []
  /// store.stub(.trails).andReturn([eiger]).andReturn([])  // []
  /// ```
  ///
  /// - Parameter value: What the fake returns. It must have the member's return type, or cast to
  ///   it; omit for `Void`.
  /// - Returns: The stub, which has taken effect.
  @discardableResult
  public func andReturn(_ value: Any? = ()) -> Stub {
    answer(.value(Unchecked(value)))
  }

  /// Answers by running a closure.
  ///
  /// ```swift
  /// store.stub(.trails).andDo { arguments in [Trail(name: "near \(arguments[0] ?? "")")] }
  /// ```
  ///
  /// `body` receives the arguments in order and returns what the fake returns. It runs on the
  /// thread of the call, never under a lock. If it throws, a throwing member throws the error.
  @discardableResult
  public func andDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    answer(.run(Unchecked(body)))
  }

  /// Answers by running an async closure; see ``andDo(_:)-5zivs``.
  ///
  /// The member must be async. A call to one that isn't is reported.
  @discardableResult
  public func andDo(_ body: @escaping ([Any?]) async throws -> Any?) -> Stub {
    answer(.runAsync(Answer.AsyncBody(body)))
  }

  /// Answers by running a closure with typed parameters.
  ///
  /// ```swift
  /// store.stub(.trails).andDo { (place: String) in [Trail(name: "near \(place)")] }
  /// ```
  ///
  /// `body` receives the arguments in order; a closure without parameters answers any call. A call
  /// with a different number of arguments, or with arguments of other types, is reported. The
  /// closure runs on the thread of the call, never under a lock. If it throws, a throwing member
  /// throws the error.
  @discardableResult
  @_disfavoredOverload
  public func andDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub {
    answer(Answer(body))
  }

  /// Answers by running an async closure with typed parameters; see ``andDo(_:)-17pip``.
  ///
  /// ```swift
  /// ranger.stub(.closures).andDo { (day: Int) async throws in try await archive.closures(day) }
  /// ```
  ///
  /// The member must be async. A call to one that isn't is reported.
  @discardableResult
  @_disfavoredOverload
  public func andDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub {
    answer(Answer(body))
  }

  /// Answers by throwing `error`.
  ///
  /// If the member cannot throw it, the call is reported.
  @discardableResult
  public func andThrow(_ error: any Error) -> Stub {
    answer(.error(error))
  }

  /// Answers with the fake's `fallbackValue`, for example the answer of `super`.
  ///
  /// A partial fake does so anyway if no stub answers; use this to make an exception from another
  /// stub. If the member has no `fallbackValue`, the call is reported.
  ///
  /// - Returns: The stub, which has taken effect.
  @discardableResult
  public func andCallThrough() -> Stub {
    answer(.callThrough)
  }

  /// Suspends each call until the test resumes it.
  ///
  /// The member must be async. A call to one that isn't is reported.
  ///
  /// - Returns: The ``Gate`` at which the calls wait.
  public func andSuspend() -> Gate {
    let gate = makeGate()
    _ = answer(.suspend(gate))
    return gate
  }
}
