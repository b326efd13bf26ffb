// A closure whose parameters are a pack cannot be stored in an `Any`, so there is one overload for
// each number of parameters.
extension Stub {
  /// Answers calls by returning a closure, for a member that returns one.
  ///
  /// ```swift
  /// store.stub(.filter).andReturn { (trail: Trail) in trail.ascent < 500 }
  /// ```
  ///
  /// To run a closure and return its result instead, use `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<Result>(_ closure: @escaping () -> Result) -> Stub {
    answer(.value(Unchecked(closure)))
  }

  /// Answers calls by returning a closure, for a member that returns one.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Result>(
    _ closure: @escaping (First) -> Result
  ) -> Stub {
    answer(.value(Unchecked(closure)))
  }

  /// Answers calls by returning a closure, for a member that returns one.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Second, Result>(
    _ closure: @escaping (First, Second) -> Result
  ) -> Stub {
    answer(.value(Unchecked(closure)))
  }

  /// Answers calls by returning a closure, for a member that returns one.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Second, Third, Result>(
    _ closure: @escaping (First, Second, Third) -> Result
  ) -> Stub {
    answer(.value(Unchecked(closure)))
  }
}
