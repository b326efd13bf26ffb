extension Argument {
  /// A condition that is only asked whether it holds, and that says itself what it expects.
  package struct Test: Sendable {
    /// What was expected and received, as a failure says it.
    package typealias Texts = (expected: String, received: String)

    fileprivate let makeWords: Unchecked<() -> String>
    fileprivate let test: Unchecked<(Any?) -> Bool>
    fileprivate let nearTest: Unchecked<((Any?) -> Bool)?>
    fileprivate let makeTexts: Unchecked<((Any?) -> Texts?)?>
    /// Compares an argument with what it should equal, if there is such a value, part by part.
    package var expected: (value: Unchecked<Any>, aligned: Unchecked<(Any) -> Any>)?
    /// Why the condition can't be tested, or can never hold.
    package var mistake: ArgumentMistake.Reason?
    /// Whether no argument can meet the condition.
    var isImpossible = false

    /// What the argument must be: `starting with "Eiger"`.
    package var words: String { makeWords.value() }

    package func holds(for argument: Any?) -> Bool { test.value(argument) }

    /// Whether an argument would pass as a number of the expected type, or as a `String`.
    func nearlyHolds(for argument: Any?) -> Bool { nearTest.value?(argument) ?? false }

    /// Texts that tell an argument from what was expected better than the usual ones.
    package func texts(for argument: Any?) -> Texts? { makeTexts.value?(argument) }
  }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - words: What the argument must be.
  ///   - nearly: Whether an argument looks as if it met the condition; see ``LookAlike``.
  ///   - isImpossible: Whether no argument can meet the condition.
  ///   - texts: Says what was expected and received, where the words and the value aren't enough.
  ///   - holds: Whether an argument meets the condition.
  /// - Returns: The matcher.
  static func test(
    _ words: @autoclosure @escaping () -> String, nearly: ((Any?) -> Bool)? = nil,
    isImpossible: Bool = false, texts: ((Any?) -> Test.Texts?)? = nil,
    where holds: @escaping (Any?) -> Bool
  ) -> Argument {
    Argument(
      rule: .test(
        Test(
          makeWords: Unchecked(words), test: Unchecked(holds), nearTest: Unchecked(nearly),
          makeTexts: Unchecked(texts), isImpossible: isImpossible)))
  }

  /// Creates a matcher for arguments of one type, which looks alike if it holds for the number or the
  /// text that an argument can be converted to.
  static func test<Value>(
    _ words: @autoclosure @escaping () -> String? = nil, of _: Value.Type,
    isImpossible: Bool = false, texts: ((Any?) -> Test.Texts?)? = nil,
    where holds: @escaping (Value) -> Bool
  ) -> Argument {
    let words = { words() ?? "\(anonymous(Value.self)) that satisfies a closure" }
    return .test(
      words(),
      nearly: { LookAlike.converted($0, to: Value.self).map(holds) ?? false },
      isImpossible: isImpossible,
      texts: { argument in
        if let texts { return texts(argument) }
        // The type is the only reason.
        return Cast.value(argument, as: Value.self) == nil
          ? (words(), ValueText.describeWithType(argument)) : nil
      },
      where: { Cast.value($0, as: Value.self).map(holds) ?? false })
  }

  /// Creates a matcher for a `String` or a `Substring`.
  static func text(
    _ words: @autoclosure @escaping () -> String, where holds: @escaping (String) -> Bool
  ) -> Argument {
    .test(
      words(), nearly: { LookAlike.converted($0, to: String.self).map(holds) ?? false },
      texts: {
        Elements.text(of: $0) == nil ? (words(), ValueText.describeWithType($0)) : nil
      }, where: { Elements.text(of: $0).map(holds) ?? false })
  }

  private static func anonymous(_ type: any Any.Type) -> String {
    type == Any?.self ? "anything" : TypeText.describe(type)
  }
}
