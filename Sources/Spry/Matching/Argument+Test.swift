extension Argument {
  /// A condition that is only asked whether it holds, and that says itself what it expects.
  package struct Test: Sendable {
    fileprivate let makeWords: Unchecked<() -> String>
    fileprivate let test: Unchecked<(Any?) -> Bool>
    fileprivate let convert: Unchecked<((Any?) -> Any?)?>
    fileprivate let describe: Unchecked<((Any?) -> String?)?>
    /// Why the condition can't be tested.
    let mistake: ArgumentMistake.Reason?
    /// Whether no argument can meet the condition.
    let isImpossible: Bool
    /// What an argument should equal, if there is such a value, and the argument without what may
    /// differ, if anything may.
    package let expected: Expected?

    package typealias Expected = (value: Unchecked<Any>, aligned: Unchecked<(Any) -> Any>?)

    /// What the argument must be: `starting with "Eiger"`.
    package var words: String { makeWords.value() }

    /// Whether an argument meets the condition or, if `loosely` is `true`, what it stands for does.
    func holds(for argument: Any?, loosely: Bool) -> Bool {
      test.value(argument) || loosely && convert.value?(argument).map(test.value) ?? false
    }

    /// Describes an argument that doesn't meet the condition, if its usual description isn't
    /// enough.
    package func text(for argument: Any?) -> String? { describe.value?(argument) }
  }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - words: What the argument must be.
  ///   - convert: Returns what an argument stands for, if it looks like another; see ``LookAlike``.
  ///   - received: Describes an argument, where its usual description isn't enough.
  ///   - mistake: Why the condition can't be tested.
  ///   - isImpossible: Whether no argument can meet the condition.
  ///   - expected: What an argument should equal, to show the parts that don't.
  ///   - holds: Whether an argument meets the condition.
  /// - Returns: The matcher.
  static func test(
    _ words: @autoclosure @escaping () -> String, converting convert: ((Any?) -> Any?)? = nil,
    received: ((Any?) -> String?)? = nil, mistake: ArgumentMistake.Reason? = nil,
    isImpossible: Bool = false, expected: Test.Expected? = nil,
    where holds: @escaping (Any?) -> Bool
  ) -> Argument {
    Argument(
      rule: .test(
        Test(
          makeWords: Unchecked(words), test: Unchecked(holds), convert: Unchecked(convert),
          describe: Unchecked(received), mistake: mistake, isImpossible: isImpossible,
          expected: expected)))
  }

  /// Creates a matcher for arguments of one type, which looks alike if it holds for the number or
  /// the text that an argument can be converted to.
  ///
  /// - Parameters:
  ///   - words: What the argument must be; by default, one that satisfies a closure.
  ///   - type: The type of the arguments that can meet the condition.
  ///   - read: Returns an argument as one of the type, or `nil` if it's of another.
  ///   - isImpossible: Whether no argument can meet the condition.
  ///   - holds: Whether an argument meets the condition.
  /// - Returns: The matcher.
  static func test<Value>(
    _ words: @autoclosure @escaping () -> String? = nil, of type: Value.Type,
    read: @escaping (Any?) -> Value? = { Cast.value($0, as: Value.self) },
    isImpossible: Bool = false, where holds: @escaping (Value) -> Bool
  ) -> Argument {
    .test(
      words()
        ?? "\(type == Any?.self ? "anything" : TypeText.describe(type)) that satisfies a closure",
      converting: { LookAlike.converted($0, to: type) },
      received: { read($0) == nil ? ValueText.describeWithType($0) : nil },
      isImpossible: isImpossible, where: { read($0).map(holds) ?? false })
  }
}
