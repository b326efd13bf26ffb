/// A stub in force: for which calls of which function it answers, and how.
///
/// It is a class only because it is handed around on the path of every call, and one reference is
/// cheaper to copy than what it holds.
package final class StubRule: Sendable {
  private static let count = Counter()

  /// A number for a new stub, higher than those of the stubs that were begun before.
  package static func nextNumber() -> Int { count.next() }

  /// Tells stubs apart; a rule with the number of another is a new version of it.
  package let number: Int
  package let function: FunctionName
  package let pattern: ArgumentPattern
  package let answers: AnswerSequence
  /// Whether an earlier version of the stub has been in force.
  let isNewVersion: Bool
  /// How many arguments have to be something in particular.
  let specificity: Int
  /// The value with which it answers every call, if it does nothing else.
  package let constant: Unchecked<Any?>
  /// The line on which the test wrote it.
  package let location: CodeLocation

  /// What its answers count; kept beside them, because it is looked at on the path of every call.
  package let uses: Counter
  private let matchesEverything: Bool
  /// Whether it answers every call of its function, and with the same value.
  package let isUnconditionalConstant: Bool

  package init(
    number: Int = StubRule.nextNumber(), isNewVersion: Bool = false, function: FunctionName,
    pattern: ArgumentPattern, answers: AnswerSequence, location: CodeLocation
  ) {
    self.isNewVersion = isNewVersion
    specificity = pattern.specificity
    self.number = number
    self.function = function
    self.pattern = pattern
    self.answers = answers
    uses = answers.uses
    constant = Unchecked(pattern.hasCaptors ? nil : answers.constant)
    self.location = location
    matchesEverything = pattern.matchesEverything
    isUnconditionalConstant = matchesEverything && constant.value != nil
  }

  /// Whether a call has the arguments that the stub is for.
  package func matches(_ arguments: [Any?]) -> Bool {
    matchesEverything || pattern.matches(arguments)
  }
}
