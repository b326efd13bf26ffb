extension Argument {
  /// Matches an argument of a type, of a subclass, or that conforms to a protocol.
  ///
  /// It prints as `of type Trail`.
  public static func isType<Value>(_ type: Value.Type) -> Argument {
    Argument(rule: .ofType(Predicate { (_: Value) in true }))
  }

  /// Matches an argument within a range, which may be open at one end.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(hut, .book, with: Argument.in(1...4))
  /// ```
  ///
  /// An argument of another type than the bounds does not match. It prints as `in 1...4`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    let predicate = Predicate { (value: Range.Bound) in range.contains(value) }
    guard let bounds = Bounds(range) else { return Argument(rule: .pass(predicate)) }
    return Argument(rule: .inRange(bounds, predicate))
  }
}
