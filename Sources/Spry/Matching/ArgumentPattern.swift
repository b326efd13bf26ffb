/// The conditions for the arguments of a call: a matcher for each argument, and a ``condition`` for
/// all of them together.
///
/// A pattern that has neither matches every call. It is a class only because copying a reference is
/// cheaper than copying its contents.
package final class ArgumentPattern: Sendable {
  package let matchers: [Argument]
  /// The matchers that an argument can fail to match, with their indices, kept because every call
  /// is compared with them.
  private let conditions: [(index: Int, matcher: Argument)]
  /// Whether any number of further arguments may follow.
  package let hasRest: Bool
  /// The condition for all arguments together, if there is one.
  package let condition: Condition?
  package let matchesEverything: Bool
  /// The number of arguments that a call must have, or the minimum if ``hasRest`` is set.
  ///
  /// If the pattern matches everything, the number has no meaning.
  package let argumentCount: Int
  /// The number of arguments with a condition; the stub with the most is tried first.
  package let specificity: Int
  /// Whether any of the matchers is or contains a captor.
  package let hasCaptors: Bool
  /// Whether arguments are compared without running code of the test.
  package let isSimple: Bool
  /// The mistake in the first specified argument that has one.
  package let mistake: ArgumentMistake?

  /// The pattern that matches every call, made once because every stub begins with it.
  package static let anyCall = ArgumentPattern()

  /// Creates a pattern for what a test has specified: a matcher or a plain value for each argument.
  package convenience init(_ specified: [Any?] = []) { self.init(specified.map { Argument($0) }) }

  package init(_ matchers: [Argument], _ condition: Condition? = nil) {
    hasRest = matchers.last?.isRest ?? false
    let matchers = hasRest ? matchers.dropLast() : matchers
    self.matchers = matchers
    conditions = matchers.indices.filter { matchers[$0].isCondition }.map { ($0, matchers[$0]) }
    self.condition = condition
    matchesEverything = matchers.isEmpty && condition == nil
    // A closure without parameters is a condition too.
    specificity = max(condition.map { max(1, $0.types.count) } ?? 0, conditions.count)
    argumentCount = matchers.isEmpty ? condition?.types.count ?? 0 : matchers.count
    hasCaptors = matchers.contains(where: \.hasCaptors)
    isSimple = condition == nil && matchers.allSatisfy(\.isSimple)
    mistake =
      matchers.enumerated().compactMap { index, matcher in
        matcher.mistake.map { ArgumentMistake(index: index, reason: $0) }
      }.first
  }

  /// Returns the pattern with an additional condition for all arguments together.
  package func adding(_ condition: Condition) -> ArgumentPattern {
    ArgumentPattern(
      hasRest ? matchers + [.rest] : matchers,
      self.condition.map { $0.and(condition) } ?? condition)
  }

  /// Whether a call with this many arguments can match.
  package func accepts(_ count: Int) -> Bool {
    hasRest ? count >= argumentCount : count == argumentCount
  }

  /// Whether the pattern has matchers, but each is ``Argument/anything``.
  package var acceptsAnyArguments: Bool {
    condition == nil && !matchers.isEmpty && !hasRest && matchers.allSatisfy(\.isAnything)
  }

  package func matches(_ arguments: [Any?]) -> Bool {
    if !matchers.isEmpty, !matchersMatch(arguments) { return false }
    return condition?.holds(for: arguments) ?? true
  }

  /// Whether each argument matches by itself.
  package func matchersMatch(_ arguments: [Any?]) -> Bool {
    accepts(arguments.count) && Self.all(conditions, match: arguments)
  }

  private static func all(
    _ conditions: [(index: Int, matcher: Argument)], match arguments: [Any?]
  ) -> Bool {
    // Not `zip` or `for … in`, which would copy each matcher.
    for position in 0..<conditions.count {
      let index = conditions[position].index
      guard conditions[position].matcher.matches(arguments[index]) else { return false }
    }
    return true
  }

  /// Passes matching arguments to the captors among the matchers.
  ///
  /// - Parameter arguments: The arguments as the log keeps them. A captor keeps no more alive than
  ///   the log.
  package func capture(_ arguments: [Any?]) {
    guard hasCaptors else { return }
    for (matcher, argument) in zip(matchers, arguments) where matcher.hasCaptors {
      matcher.capture(argument)
    }
  }

  /// Whether arguments fail to match only because of values that look like the specified ones.
  package func looksLike(_ arguments: [Any?]) -> Bool {
    // The predicates of the test run last, because for most calls the plain values decide.
    accepts(arguments.count)
      && zip(matchers, arguments).allSatisfy { $0.isMatcher || $0.matches($1, loosely: true) }
      && !matchersMatch(arguments)
      && zip(matchers, arguments).allSatisfy { !$0.isMatcher || $0.matches($1, loosely: true) }
      && condition?.holds(for: arguments) ?? true
  }

  /// Whether the closure that tests all arguments, if there is one, can be called with them.
  package func isApplicable(to arguments: [Any?]) -> Bool {
    condition?.mismatch(of: arguments) == nil
  }
}
