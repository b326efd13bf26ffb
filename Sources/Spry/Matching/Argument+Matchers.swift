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
  /// XCTAssertHaveReceived(hut, .reserve, with: Argument.in(1...4))
  /// ```
  ///
  /// An argument doesn't match if its type differs from that of the bounds. The matcher prints as
  /// `in 1...4`.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Argument {
    let predicate = Predicate { (value: Range.Bound) in range.contains(value) }
    return Argument(rule: Bounds(range).map { .inRange($0, predicate) } ?? .pass(predicate))
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
  /// - Parameter count: The exact number of elements or characters. Passing a negative count, which
  ///   no collection can match, fails the test.
  /// - Returns: A matcher to pass in place of a value.
  public static func hasCount(_ count: Int) -> Argument { Argument(rule: .count(count)) }

  /// Matches an empty collection or string.
  ///
  /// It prints as `empty`.
  public static var isEmpty: Argument { Argument(rule: .count(0)) }

  /// Matches a `String` or `Substring` that starts with `prefix`.
  ///
  /// An empty prefix matches any string. The matcher prints as `starting with "Eiger"`.
  public static func hasPrefix(_ prefix: String) -> Argument { Argument(rule: .prefix(prefix)) }

  /// Matches a `String` or `Substring` that ends with `suffix`.
  ///
  /// An empty suffix matches any string. The matcher prints as `ending with "Trail"`.
  public static func hasSuffix(_ suffix: String) -> Argument { Argument(rule: .suffix(suffix)) }

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

  /// Matches every argument that doesn't match a value.
  ///
  /// That includes `nil` and values of other types. To exclude those as well, combine matchers, as
  /// in `.all(of: .isType(Int.self), .not(6))`. The matcher prints as `not 6`.
  ///
  /// - Parameter value: The value to exclude. Passing an ``ArgumentCaptor``, which matches
  ///   everything, fails the test, because no argument could match.
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
  public static func any(of matchers: Any?...) -> Argument {
    Argument(rule: .any(matchers.map { Argument($0) }))
  }

  /// Matches an argument that satisfies at least one of the matchers; see the overload for values.
  public static func any(of arguments: Argument...) -> Argument { Argument(rule: .any(arguments)) }

  /// Matches an argument that is one of several values.
  ///
  /// Each value is compared as if it were the only one. The matcher prints as `one of 1, 5`.
  public static func oneOf(_ value: Any?, _ others: Any?...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { Argument($0) }))
  }

  /// Matches an argument that is one of several values of one type.
  ///
  /// The first value determines the type, so the others can be written with a leading dot:
  ///
  /// ```swift
  /// Argument.oneOf(HutError.full, .closed)
  /// ```
  public static func oneOf<Value>(_ value: Value, _ others: Value...) -> Argument {
    Argument(rule: .oneOf(([value] + others).map { Argument($0) }))
  }
}

/// The bounds of a range, for use in messages.
package struct Bounds: Sendable {
  /// `nil` if the range is open at this end.
  package let lower: Unchecked<Any>?
  package let upper: Unchecked<Any>?
  /// Whether the range includes its upper bound.
  package let includesUpper: Bool

  /// Whether no value is in the range.
  package var areEmpty: Bool {
    guard let lower, let upper, !includesUpper else { return false }
    return Equality.isEqual(lower.value, upper.value)
  }

  private init(_ lower: Any?, _ upper: Any?, includesUpper: Bool = true) {
    self.lower = lower.map { Unchecked($0) }
    self.upper = upper.map { Unchecked($0) }
    self.includesUpper = includesUpper
  }

  /// Returns `nil` if the range isn't one of the standard library's.
  init?<Bound: Comparable>(_ range: some RangeExpression<Bound>) {
    switch range {
    case let range as ClosedRange<Bound>: self.init(range.lowerBound, range.upperBound)
    case let range as Range<Bound>:
      self.init(range.lowerBound, range.upperBound, includesUpper: false)
    case let range as PartialRangeFrom<Bound>: self.init(range.lowerBound, nil)
    case let range as PartialRangeThrough<Bound>: self.init(nil, range.upperBound)
    case let range as PartialRangeUpTo<Bound>:
      self.init(nil, range.upperBound, includesUpper: false)
    default: return nil
    }
  }
}
