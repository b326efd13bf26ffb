extension Spyable {
  /// Describes a call to this fake, to stub it, to verify it, or to verify the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save, with: eiger, "best"))
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function. To find calls that set a property, pass the property's
  ///     case.
  ///   - arguments: The expected arguments, in order. For each, pass a value, an ``Argument`` or an
  ///     ``ArgumentCaptor``. Omit to match any arguments.
  /// - Returns: A pattern that assertions take in place of a fake and a function.
  public func call(_ function: Function, with arguments: Any?...) -> CallPattern {
    record.call(function, arguments)
  }
}

extension Spyable {
  /// Describes a call to a static member; see ``call(_:with:)-swift.method``.
  public static func call(_ function: ClassFunction, with arguments: Any?...) -> CallPattern {
    record.call(function, arguments)
  }
}
