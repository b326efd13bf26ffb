extension Argument {
  /// Matches a collection that has the specified elements in any order, or a string with these
  /// parts.
  ///
  /// ```swift
  /// Argument.contains(Trail.eiger)
  /// Argument.contains("Eiger", "Trail")
  /// ```
  ///
  /// The elements of a dictionary are its pairs. It prints as `containing "Eiger" and "Trail"`.
  ///
  /// - Parameter elements: A value, an ``Argument`` or an ``ArgumentCaptor`` for each element. A
  ///   captor captures the first element of the collection.
  /// - Returns: The matcher, for use in place of a value.
  public static func contains(_ elements: Any?...) -> Argument {
    Argument(rule: .containing(elements.map { ArgumentMatcher($0) }))
  }

  /// Matches a collection that has an element for each of the matchers.
  public static func contains(_ elements: Argument...) -> Argument {
    Argument(rule: .containing(elements.map { ArgumentMatcher($0) }))
  }

  /// Matches a collection with `count` elements, or a string with `count` characters.
  ///
  /// It prints as `of count 3`.
  public static func hasCount(_ count: Int) -> Argument {
    Argument(rule: .count(count))
  }

  /// Matches an empty collection or string.
  ///
  /// It prints as `empty`.
  public static var isEmpty: Argument { Argument(rule: .count(0)) }
}
