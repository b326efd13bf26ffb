extension Argument {
  /// Matches a collection that contains the specified elements in any order, or a string that
  /// contains the specified parts.
  ///
  /// ```swift
  /// Argument.contains(Trail.eiger)
  /// Argument.contains("Eiger", "Trail")
  /// ```
  ///
  /// The elements of a dictionary are its key-value pairs. The matcher prints as
  /// `containing "Eiger" and "Trail"`.
  ///
  /// - Parameter elements: The elements to look for. Pass a value, an ``Argument``, or an
  ///   ``ArgumentCaptor`` for each. A captor captures the first element of the collection.
  /// - Returns: A matcher to pass in place of a value.
  public static func contains(_ elements: Any?...) -> Argument {
    Argument(rule: .containing(elements.map { Argument($0) }))
  }

  /// Matches a collection that has a matching element for each of the matchers; see
  /// ``contains(_:)-(Any?...)``.
  public static func contains(_ elements: Argument...) -> Argument {
    Argument(rule: .containing(elements))
  }

  /// Matches a collection with `count` elements, or a string with `count` characters.
  ///
  /// It prints as `of count 3`.
  ///
  /// - Parameter count: The exact number of elements or characters. No collection can match a
  ///   negative count, so passing one is reported as a mistake.
  /// - Returns: A matcher to pass in place of a value.
  public static func hasCount(_ count: Int) -> Argument {
    Argument(rule: .count(count))
  }

  /// Matches an empty collection or string.
  ///
  /// It prints as `empty`.
  public static var isEmpty: Argument { Argument(rule: .count(0)) }
}
