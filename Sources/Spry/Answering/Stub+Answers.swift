extension Stub {
  /// Answers with a value, in place of all answers that the stub has.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([eiger]).thenReturn([])  // [eiger], then []
  /// store.stub(.trails).andReturn([eiger]).andReturn([])  // []
  /// ```
  ///
  /// - Parameter value: What the fake returns. It has to be of the member's return type, or to cast
  ///   to it; nothing at all is `Void`.
  /// - Returns: The stub, now in force, with this answer alone.
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
  /// - Parameter body: Receives the arguments in order and returns what the fake returns. It runs
  ///   on the thread of the call, not under a lock; what it throws, a throwing member throws.
  /// - Returns: The stub, now in force, with this answer alone.
  @discardableResult
  public func andDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    answer(.run(Unchecked(body)))
  }

  /// Answers by running an async closure.
  ///
  /// - Parameter body: Receives the arguments in order. The member has to be async; a call of one
  ///   that is not is reported.
  /// - Returns: The stub, now in force, with this answer alone.
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
  /// - Parameter body: Receives the arguments in order; a closure without parameters serves any
  ///   call. Arguments of other types, more or fewer, are reported when the fake is called. It
  ///   runs on the thread of the call, not under a lock; what it throws, a throwing member throws.
  /// - Returns: The stub, now in force, with this answer alone.
  @discardableResult
  @_disfavoredOverload
  public func andDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub {
    answer(Answer(body))
  }

  /// Answers by running an async closure with typed parameters.
  ///
  /// ```swift
  /// store.stub(.closures).andDo { (day: Int) async throws in try await archive.closures(day) }
  /// ```
  ///
  /// - Parameter body: Receives the arguments in order; a closure without parameters serves any
  ///   call. The member has to be async; a call of one that is not is reported.
  /// - Returns: The stub, now in force, with this answer alone.
  @discardableResult
  @_disfavoredOverload
  public func andDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub {
    answer(Answer(body))
  }

  /// Answers by throwing.
  ///
  /// - Parameter error: What the fake throws. A member that does not throw reports the mistake when
  ///   it is called.
  /// - Returns: The stub, now in force, with this answer alone.
  @discardableResult
  public func andThrow(_ error: any Error) -> Stub {
    answer(.error(error))
  }

  /// Answers with the fake's `fallbackValue`, for example the answer of `super`.
  ///
  /// A partial fake does so anyway where no stub answers; this makes an exception from another
  /// stub. A member without a `fallbackValue` reports the mistake when it is called.
  ///
  /// - Returns: The stub, now in force, with this answer alone.
  @discardableResult
  public func andCallThrough() -> Stub {
    answer(.callThrough)
  }

  /// Holds each call until the test says how it ends.
  ///
  /// The member has to be async; a call of one that is not is reported.
  ///
  /// - Returns: The ``Gate`` at which the calls wait.
  public func andSuspend() -> Gate {
    let gate = makeGate()
    _ = answer(.suspend(gate))
    return gate
  }
}
