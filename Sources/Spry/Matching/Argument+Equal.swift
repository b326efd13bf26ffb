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
    let rest = ignored.isEmpty ? "" : " ignoring \(ignored.joined(separator: ", "))"
    return .test(
      "equal to \(ValueText.describe(expected))\(rest)",
      mistake: shared.map { .sharedProperty($0) },
      expected: ignored.isEmpty ? nil : (Unchecked(expected), Unchecked(align)),
      where: { actual in
        Optionals.flatten(actual).map {
          Equality.isEqual(expected, align(HashableBox.unbox($0)))
        } ?? false
      })
  }
}
