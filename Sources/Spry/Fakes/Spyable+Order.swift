extension Spyable {
  /// Names a call of this fake, for asking about the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save, with: eiger, "best"))
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  /// - Returns: The call.
  public func call(_ function: Function, with arguments: Any?...) -> CallPattern {
    subject.call(function, arguments)
  }
}

extension Spyable {
  /// Names a call of the static members, for asking about the order of calls.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  /// - Returns: The call.
  public static func call(_ function: ClassFunction, with arguments: Any?...) -> CallPattern {
    subject.call(function, arguments)
  }
}
