extension Argument {
  /// Matches an argument of the same type that equals `value`.
  ///
  /// It compares with `==`. Use it for instances of an `Equatable` class, which are otherwise
  /// compared by identity.
  public static func equal<Value: Equatable>(to value: Value) -> Argument {
    equal(to: value, ignoring: []) { $0 }
  }

  /// Matches an argument of the same type that equals `value` except for some properties.
  ///
  /// ```swift
  /// let anyEiger = Argument.equal(to: eiger, ignoring: \.ascent)
  /// XCTAssertHaveReceived(store, .save, with: anyEiger, "best")
  /// ```
  ///
  /// It prints as `equal to Trail(…) ignoring \.ascent`.
  ///
  /// - Parameters:
  ///   - value: The value to compare with.
  ///   - properties: The key paths of properties that may have any value. They must belong to a
  ///     struct or another value. Passing the property of an object fails the test, because it
  ///     can't be replaced in a copy.
  /// - Returns: A matcher to pass in place of a value.
  public static func equal<Value: Equatable, each Property>(
    to value: Value, ignoring properties: repeat WritableKeyPath<Value, each Property>
  ) -> Argument {
    var ignored: [String] = []
    var shared: String?
    func note<Field>(_ path: WritableKeyPath<Value, Field>) {
      ignored.append(path.path(from: Value.self))
      if path is ReferenceWritableKeyPath<Value, Field> { shared = ignored.last }
    }
    repeat note(each properties)
    return equal(to: value, ignoring: ignored, shared) { actual in
      guard shared == nil, var copy = Cast.value(actual, as: Value.self) else { return actual }
      func ignore<Field>(_ path: WritableKeyPath<Value, Field>) {
        copy[keyPath: path] = value[keyPath: path]
      }
      repeat ignore(each properties)
      return copy
    }
  }

  private static func equal<Value: Equatable>(
    to value: Value, ignoring ignored: [String], _ shared: String? = nil,
    align: @escaping (Any) -> Any
  ) -> Argument {
    guard let expected = Optionals.flatten(value) else { return .nil }
    return Argument(
      rule: .equal(
        to: EqualValue(
          expected: Unchecked(expected), ignored: ignored, sharedProperty: shared,
          align: Unchecked(align))))
  }

  /// A value that an argument must equal according to `==`, apart from ignored properties.
  package struct EqualValue: Sendable {
    fileprivate let expected: Unchecked<Any>
    /// The key paths of the ignored properties without their root type: `\.id`.
    package let ignored: [String]
    /// One of them that belongs to an object, which can't be copied.
    let sharedProperty: String?
    fileprivate let align: Unchecked<(Any) -> Any>

    package var value: Any { expected.value }

    /// Returns an argument with the expected values of the ignored properties.
    package func aligned(_ actual: Any) -> Any { align.value(actual) }

    func equals(_ actual: Any) -> Bool { Equality.isEqual(value, aligned(actual)) }
  }
}
