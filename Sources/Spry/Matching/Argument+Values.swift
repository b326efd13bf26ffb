extension Argument {
  /// Matches an argument of the specified type.
  ///
  /// A class also matches instances of its subclasses, and a protocol matches values of every type
  /// that conforms to it. The matcher prints as `of type Trail`.
  public static func isType<Value>(_ type: Value.Type) -> Argument {
    Argument(rule: .ofType(Predicate { (_: Value) in true }))
  }

  /// Matches an argument within a range, including one-sided ranges such as `3...`.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(hut, .book, with: Argument.in(1...4))
  /// ```
  ///
  /// An argument doesn't match if it has a different type than the bounds. The matcher prints as
  /// `in 1...4`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    let predicate = Predicate { (value: Range.Bound) in range.contains(value) }
    guard let bounds = Bounds(range) else { return Argument(rule: .pass(predicate)) }
    return Argument(rule: .inRange(bounds, predicate))
  }
}
