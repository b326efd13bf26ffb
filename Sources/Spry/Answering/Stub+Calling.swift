extension Stub {
  /// Answers by calling a closure that the member received as an argument, such as a completion
  /// handler.
  ///
  /// ```swift
  /// store.stub(.load).andCall(1, with: page, nil)
  /// store.stub(.fetch).andCall(1, with: data).thenReturn(task)
  /// ```
  ///
  /// The closure is called on the thread of the call, before the member returns. A member that
  /// returns a value needs a `thenReturn`, `thenThrow` or `thenDo` after it; that belongs to the same
  /// call. An optional closure that is `nil` is not called.
  ///
  /// - Parameters:
  ///   - index: The index of the closure among the arguments that the fake passes on, from 0.
  ///   - values: The values to call the closure with. A call is reported if they do not have the
  ///     types of its parameters, or if there is no such closure. A closure that throws, is async,
  ///     belongs to an actor or has more than four parameters must be called in `andDo`.
  /// - Returns: The stub, which has taken effect.
  @discardableResult
  public func andCall(_ index: Int, with values: Any?...) -> Stub {
    answer(by: Callback(index: index, values: Unchecked(values)))
  }

  /// Calls a closure that the member received when the answers before it are used up; see
  /// ``andCall(_:with:)``.
  @discardableResult
  public func thenCall(_ index: Int, with values: Any?...) -> Stub {
    then(by: Callback(index: index, values: Unchecked(values)))
  }
}

extension Answer {
  /// Calls a closure among the arguments, then answers with another answer, or with nothing.
  init(_ callback: Callback, then answer: Answer? = nil) {
    switch answer {
    case .error(let error):
      self = .run(
        Unchecked { arguments in
          try callback.run(arguments)
          throw error
        })
    case .run(let body):
      self = .run(
        Unchecked { arguments in
          try callback.run(arguments)
          return try body.value(arguments)
        })
    case .runAsync(let body):
      self = .runAsync(
        AsyncBody { arguments in
          try callback.run(arguments)
          return try await body.result(Unchecked(arguments)).get().value
        })
    case .value(let value):
      self = .run(
        Unchecked { arguments in
          try callback.run(arguments)
          return value.value
        })
    case .callThrough, .suspend, nil:
      self = .run(
        Unchecked { arguments in
          try callback.run(arguments)
          return ()
        })
    }
  }
}
