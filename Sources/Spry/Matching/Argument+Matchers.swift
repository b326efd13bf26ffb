extension Argument {
  /// Matches an argument of the specified type.
  ///
  /// A class also matches instances of its subclasses, and a protocol matches values of every type
  /// that conforms to it. The matcher prints as `of type Trail`.
  public static func isType<Value>(_ type: Value.Type) -> Argument {
    .test(
      "of type \(TypeText.describe(type))", received: ValueText.describeWithType,
      where: { Cast.value($0, as: type) != nil })
  }

  /// Matches an argument within a range, including one-sided ranges such as `3...`.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(hut, .reserve, with: Argument.in(1...4))
  /// ```
  ///
  /// An argument doesn't match if its type differs from that of the bounds. The matcher prints as
  /// `in 1...4`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    .test(
      text(of: range).map { "in \($0)" }, of: Range.Bound.self,
      isImpossible: (range as? Swift.Range<Range.Bound>)?.isEmpty ?? false, where: range.contains)
  }

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
  public static func contains(_ elements: Any?...) -> Argument { .containing(elements) }

  /// Matches a collection that has a matching element for each of the matchers; see the overload
  /// for values.
  public static func contains(_ elements: Argument...) -> Argument { .containing(elements) }

  /// Matches what contains all of several values or matchers, typed or not.
  static func containing(_ elements: [Any?]) -> Argument {
    Argument(rule: .containing(elements.map { Argument($0) }))
  }

  /// Matches a collection with `count` elements, or a string with `count` characters.
  ///
  /// It prints as `of count 3`.
  ///
  /// - Parameter count: The exact number of elements or characters.
  /// - Returns: A matcher to pass in place of a value.
  public static func hasCount(_ count: Int) -> Argument {
    .test(
      count == 0 ? "empty" : "of count \(count)", converting: Elements.bridged,
      isImpossible: count < 0,
      where: { (Optionals.flatten($0) as? any Collection)?.count == count })
  }

  /// Matches an empty collection or string.
  ///
  /// It prints as `empty`.
  public static var isEmpty: Argument { .hasCount(0) }

  /// Matches a `String` or `Substring` that starts with `prefix`.
  ///
  /// An empty prefix matches any string. The matcher prints as `starting with "Eiger"`.
  public static func hasPrefix(_ prefix: String) -> Argument {
    .test("starting with \(ValueText.describe(prefix))", of: String.self, read: Elements.text) {
      $0.hasPrefix(prefix)
    }
  }

  /// Matches a `String` or `Substring` that ends with `suffix`.
  ///
  /// An empty suffix matches any string. The matcher prints as `ending with "Trail"`.
  public static func hasSuffix(_ suffix: String) -> Argument {
    .test("ending with \(ValueText.describe(suffix))", of: String.self, read: Elements.text) {
      $0.hasSuffix(suffix)
    }
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
    var words = "matching a regular expression"
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let pattern = regex._literalPattern
    {
      words = "matching /\(pattern)/"
    }
    return .test(words, of: String.self, read: Elements.text) { $0.contains(regex) }
  }

  /// Matches every argument that doesn't match a value.
  ///
  /// That includes `nil` and values of other types. To exclude those as well, combine matchers, as
  /// in `.all(of: .isType(Int.self), .not(6))`. The matcher prints as `not 6`.
  ///
  /// - Parameter value: The value to exclude.
  /// - Returns: A matcher to pass in place of a value.
  public static func not(_ value: Any?) -> Argument { Argument(rule: .not(Argument(value))) }

  /// Matches every argument that doesn't match another matcher; see the overload for values.
  public static func not(_ argument: Argument) -> Argument { Argument(rule: .not(argument)) }

  /// Matches an argument that satisfies all of the matchers.
  ///
  /// ```swift
  /// Argument.all(of: .isType(Int.self), .not(6))
  /// Argument.all(of: captor, Argument.in(1...3))  // captures what it matches
  /// ```
  ///
  /// It prints as `of type Int and not 6`.
  ///
  /// - Parameter matchers: A value, an ``Argument``, or an ``ArgumentCaptor`` for each condition.
  /// - Returns: A matcher to pass in place of a value.
  public static func all(of matchers: Any?...) -> Argument {
    Argument(rule: .all(matchers.map { Argument($0) }))
  }

  /// Matches an argument that satisfies all of the matchers; see the overload for values.
  public static func all(of arguments: Argument...) -> Argument { Argument(rule: .all(arguments)) }

  /// Matches an argument that satisfies at least one of the matchers.
  ///
  /// ```swift
  /// Argument.any(of: 1, Argument.not(Argument.in(0...9)))
  /// ```
  ///
  /// It prints as `1 or not in 0...9`.
  ///
  /// - Parameter matchers: A value, an ``Argument``, or an ``ArgumentCaptor`` for each condition.
  /// - Returns: A matcher to pass in place of a value.
  public static func any(of matchers: Any?...) -> Argument { .any(matchers, isList: false) }

  /// Matches an argument that satisfies at least one of the matchers; see the overload for values.
  public static func any(of arguments: Argument...) -> Argument { .any(arguments, isList: false) }

  /// Matches an argument that is one of several values.
  ///
  /// Each value is compared as if it were the only one. The matcher prints as `one of 1, 5`.
  public static func oneOf(_ value: Any?, _ others: Any?...) -> Argument {
    .any([value] + others, isList: true)
  }

  /// Matches an argument that is one of several values of one type.
  ///
  /// The first value determines the type, so the others can be written with a leading dot:
  ///
  /// ```swift
  /// Argument.oneOf(HutError.full, .closed)
  /// ```
  public static func oneOf<Value>(_ value: Value, _ others: Value...) -> Argument {
    .any([value] + others, isList: true)
  }

  /// Matches what satisfies at least one of several values or matchers, typed or not.
  static func any(_ matchers: [Any?], isList: Bool) -> Argument {
    Argument(rule: .any(matchers.map { Argument($0) }, isList: isList))
  }

  /// Writes a range, if it's one of the standard library's.
  private static func text<Bound>(of range: some RangeExpression<Bound>) -> String? {
    let bound = { (bound: Bound) in ValueText.describe(bound) }
    return switch range {
    case let range as ClosedRange<Bound>: "\(bound(range.lowerBound))...\(bound(range.upperBound))"
    case let range as Range<Bound>: "\(bound(range.lowerBound))..<\(bound(range.upperBound))"
    case let range as PartialRangeFrom<Bound>: "\(bound(range.lowerBound))..."
    case let range as PartialRangeThrough<Bound>: "...\(bound(range.upperBound))"
    case let range as PartialRangeUpTo<Bound>: "..<\(bound(range.upperBound))"
    default: nil
    }
  }
}
