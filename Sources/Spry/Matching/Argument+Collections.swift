extension Argument {
  /// Matches a collection that has the given elements, in any order, or a text with the given
  /// parts.
  ///
  /// ```swift
  /// Argument.contains(Trail.eiger)
  /// Argument.contains("Eiger", "Trail")
  /// ```
  ///
  /// The elements of a dictionary are its pairs. It prints as `containing "Eiger" and "Trail"`.
  ///
  /// - Parameter elements: For each element a value, an ``Argument`` or an ``ArgumentCaptor``,
  ///   which captures the first element that there is.
  /// - Returns: The argument to be given in place of a value.
  public static func contains(_ elements: Any?...) -> Argument {
    Argument(rule: .containing(elements.map { ArgumentMatcher($0) }))
  }

  /// Matches a collection that has elements which match.
  ///
  /// - Parameter elements: One for each element.
  /// - Returns: The argument to be given in place of a value.
  public static func contains(_ elements: Argument...) -> Argument {
    Argument(rule: .containing(elements.map { ArgumentMatcher($0) }))
  }

  /// Matches a collection or a text of some length.
  ///
  /// It prints as `of count 3`.
  ///
  /// - Parameter count: The number of elements or characters.
  /// - Returns: The argument to be given in place of a value.
  public static func hasCount(_ count: Int) -> Argument {
    Argument(rule: .count(count))
  }

  /// Matches a collection without elements, or an empty text.
  ///
  /// It prints as `empty`.
  public static var isEmpty: Argument { Argument(rule: .count(0)) }
}
