extension Spyable {
  /// Names a call to this fake, for asking about the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save, with: eiger, "best"))
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function, or of the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     Omit to match any arguments.
  /// - Returns: The call, for an assertion such as `XCTAssertHaveReceivedInOrder`.
  public func call(_ function: Function, with arguments: Any?...) -> CallPattern {
    subject.call(function, arguments)
  }
}

extension Spyable {
  /// Names a call to a static member; see ``call(_:with:)-swift.method``.
  public static func call(_ function: ClassFunction, with arguments: Any?...) -> CallPattern {
    subject.call(function, arguments)
  }
}
