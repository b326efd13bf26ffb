extension Stub {
  /// Makes calls return a value.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([eiger]).thenReturn([])  // [eiger], then []
  /// ```
  ///
  /// This is the stub's first answer. For the calls after that, use ``thenReturn(_:)``, because a
  /// second first answer fails the test.
  ///
  /// - Parameter value: The value that the member returns. It must have the member's return type or
  ///   be castable to it; otherwise, the call skips this stub. Omit it for a member that returns
  ///   `Void`. If it's a `Result` and the member doesn't return one, the member returns its success
  ///   or throws its failure.
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  public func andReturn(_ value: Any? = ()) -> Stub { setAnswer(.value(Unchecked(value))) }

  /// Makes calls run a closure.
  ///
  /// ```swift
  /// store.stub(.trails).andDo { arguments in arguments.isEmpty ? [] : [eiger] }
  /// ```
  ///
  /// - Parameter body: A closure that receives the arguments of the call, in order, and returns
  ///   what the member returns. It runs on the thread of the call, and never while Spry holds a
  ///   lock. If it throws, the member throws the same error; if the member can't throw it, the
  ///   call fails the test.
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  @_disfavoredOverload
  public func andDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    setAnswer(.run(Unchecked(body)))
  }

  /// Makes calls run an async closure; see the overload for synchronous closures.
  ///
  /// The member must be async. A call to a synchronous member fails the test.
  @discardableResult
  @_disfavoredOverload
  public func andDo(_ body: @escaping ([Any?]) async throws -> Any?) -> Stub {
    setAnswer(.runAsync(Unchecked(body)))
  }

  /// Makes calls run a closure with typed parameters.
  ///
  /// ```swift
  /// store.stub(.trails).andDo { (place: String) in [Trail(name: place, ascent: 0)] }
  /// ```
  ///
  /// - Parameter body: A closure that receives the arguments of the call, in order, and returns
  ///   what the member returns. A closure without parameters accepts any call. Otherwise, a call
  ///   with a different number of arguments, or with arguments of other types, fails the test. The
  ///   closure runs on the thread of the call, and never while Spry holds a lock. If it throws, the
  ///   member throws the same error; if the member can't throw it, the call fails the test.
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  public func andDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Stub { setAnswer(Answer(body)) }

  /// Makes calls run an async closure with typed parameters.
  ///
  /// ```swift
  /// forecasts.stub(.rain).andDo { (day: Int) async throws in
  ///   await Task.yield()
  ///   return Double(day)
  /// }
  /// ```
  ///
  /// The member must be async. A call to a synchronous member fails the test. For details, see the
  /// overload for synchronous closures with typed parameters.
  @discardableResult
  public func andDo<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) -> Stub { setAnswer(Answer(body)) }

  /// Makes calls throw `error`.
  ///
  /// If the member can't throw the error, the call fails the test.
  @discardableResult
  public func andThrow(_ error: any Error) -> Stub { setAnswer(.error(error)) }

  /// Makes a property return the value that was last set.
  ///
  /// ```swift
  /// store.stub(.region).andRemember("Bern")
  /// store.region = "Alps"  // from now on, `store.region` is "Alps"
  /// ```
  ///
  /// Resetting the fake's calls doesn't change the value. Each `andRemember` keeps its own.
  ///
  /// - Parameter value: The property's value until it is set.
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  public func andRemember(_ value: Any?) -> Stub { setAnswer(.remember(RememberedValue(value))) }

  /// Makes calls use the member's `fallbackValue`, for example the result of `super`.
  ///
  /// A partial fake does so anyway when no stub matches. Use this method to exempt some calls from
  /// a broader stub. If the member has no `fallbackValue`, the call fails the test.
  ///
  /// - Returns: The stub, which is now in effect.
  @discardableResult
  public func andCallThrough() -> Stub { setAnswer(.callThrough) }

  /// Suspends each call until the test resumes it.
  ///
  /// The member must be async. A call to a synchronous member fails the test. A canceled call
  /// throws `CancellationError` if the member can throw it.
  ///
  /// - Returns: The ``Gate`` at which the calls wait.
  public func andSuspend() -> Gate<Any?> { suspend() }

  // A closure whose parameters are a pack can't be stored in an `Any`, so there is one overload for
  // each number of parameters.

  /// Makes calls return a closure, for a member that returns one.
  ///
  /// ```swift
  /// let makeFilter = FakeClosure()
  /// makeFilter.stub(.call).andReturn { (trail: Trail) in trail.ascent < 500 }
  /// ```
  ///
  /// To run a closure and return its result instead, use `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<Result>(_ closure: @escaping () -> Result) -> Stub {
    setAnswer(.value(Unchecked(closure)))
  }

  /// Makes calls return a closure, for a member that returns one.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Result>(_ closure: @escaping (First) -> Result) -> Stub {
    setAnswer(.value(Unchecked(closure)))
  }

  /// Makes calls return a closure, for a member that returns one.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Second, Result>(
    _ closure: @escaping (First, Second) -> Result
  ) -> Stub { setAnswer(.value(Unchecked(closure))) }

  /// Makes calls return a closure, for a member that returns one.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Second, Third, Result>(
    _ closure: @escaping (First, Second, Third) -> Result
  ) -> Stub { setAnswer(.value(Unchecked(closure))) }
}
