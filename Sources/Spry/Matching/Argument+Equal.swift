extension Argument {
  /// Matches an argument of the same type that equals `value`, except perhaps for some properties.
  ///
  /// It compares with `==`. Use it for instances of an `Equatable` class, which are otherwise
  /// compared by identity, and for values of which some properties don't matter:
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
  ///   - properties: The key paths of properties that may have any value. Omit them to compare all.
  ///     They must belong to a struct or another value. Passing the property of an object fails the
  ///     test, because it can't be replaced in a copy.
  /// - Returns: A matcher to pass in place of a value.
  public static func equal<Value: Equatable, each Property>(
    to value: Value, ignoring properties: repeat WritableKeyPath<Value, each Property>
  ) -> Argument {
    guard let expected = Optionals.flatten(value) else { return .nil }
    var ignored: [String] = []
    var shared: String?
    func note<Field>(_ path: WritableKeyPath<Value, Field>) {
      ignored.append(path.path(from: Value.self))
      if path is ReferenceWritableKeyPath<Value, Field> { shared = ignored.last }
    }
    repeat note(each properties)
    let canIgnore = !ignored.isEmpty && shared == nil
    let align = { (actual: Any) -> Any in
      guard canIgnore, var copy = Cast.value(actual, as: Value.self) else { return actual }
      for path in repeat each properties { copy[keyPath: path] = value[keyPath: path] }
      return copy
    }
    let rest = ignored.isEmpty ? "" : " ignoring \(ignored.joined(separator: ", "))"
    return .test(
      "equal to \(ValueText.describe(expected))\(rest)",
      mistake: shared.map { .sharedProperty($0) },
      expected: (Unchecked(expected), ignored.isEmpty ? nil : Unchecked(align))
    ) { Optionals.flatten($0).map { EqualsOperator.areEqual(expected, align($0)) } ?? false }
  }
}
