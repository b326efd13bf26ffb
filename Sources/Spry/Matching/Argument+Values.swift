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

  /// Matches a collection that has a matching element for each of the matchers; see the overload
  /// for values.
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

extension Argument {
  /// Matches a `String` or `Substring` that starts with `prefix`.
  ///
  /// An empty prefix matches any string. The matcher prints as `starting with "Eiger"`.
  public static func hasPrefix(_ prefix: String) -> Argument {
    Argument(rule: .prefix(prefix))
  }

  /// Matches a `String` or `Substring` that ends with `suffix`.
  ///
  /// An empty suffix matches any string. The matcher prints as `ending with "Trail"`.
  public static func hasSuffix(_ suffix: String) -> Argument {
    Argument(rule: .suffix(suffix))
  }

  /// Matches a `String` or `Substring` that contains a match for a regular expression.
  ///
  /// ```swift
  /// Argument.matching(/[0-9]+ m/)    // matches anywhere in the string
  /// Argument.matching(/^[0-9]+ m$/)  // must match the whole string
  /// ```
  ///
  /// It prints as `matching /[0-9]+ m/`.
  public static func matching(_ regex: some RegexComponent) -> Argument {
    let regex = regex.regex
    let predicate = Predicate { (argument: Any?) in
      Elements.text(of: argument).map { $0.contains(regex) } ?? false
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return Argument(rule: .regex(regex._literalPattern, predicate))
    }
    return Argument(rule: .regex(nil, predicate))
  }
}
