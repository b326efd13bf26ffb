// A closure of parameters that are a pack cannot be put into an `Any`, so there is one for each
// number.
extension Stub {
  /// Answers with a closure, which is what the member returns.
  ///
  /// ```swift
  /// store.stub(.filter).andReturn { (trail: Trail) in trail.ascent < 500 }
  /// ```
  ///
  /// To run a closure instead and return its result, use `andDo`.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<Result>(_ closure: @escaping () -> Result) -> Stub {
    answer(.value(Unchecked(closure)))
  }

  /// Answers with a closure, which is what the member returns.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Result>(
    _ closure: @escaping (First) -> Result
  ) -> Stub {
    answer(.value(Unchecked(closure)))
  }

  /// Answers with a closure, which is what the member returns.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Second, Result>(
    _ closure: @escaping (First, Second) -> Result
  ) -> Stub {
    answer(.value(Unchecked(closure)))
  }

  /// Answers with a closure, which is what the member returns.
  @discardableResult
  @_disfavoredOverload
  public func andReturn<First, Second, Third, Result>(
    _ closure: @escaping (First, Second, Third) -> Result
  ) -> Stub {
    answer(.value(Unchecked(closure)))
  }
}
