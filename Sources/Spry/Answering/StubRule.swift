/// A stub in force: for which calls of which function it answers, and how.
///
/// It is a class only because it is handed around on the path of every call, and one reference is
/// cheaper to copy than what it holds.
@usableFromInline
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
  /// The value with which it answers, if it does nothing else.
  ///
  /// It is `nil` too where the value is: a `nil` would pass for a value of any optional type.
  private let storedConstant: Unchecked<Any?>
  /// The line on which the test wrote it.
  package let location: CodeLocation

  /// What its answers count; kept beside them, because it is looked at on the path of every call.
  package let uses: Counter
  private let matchesEverything: Bool
  /// Whether it answers with one value and does nothing else.
  package let isConstant: Bool
  /// Whether it does so for every call of its function.
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
    storedConstant = Unchecked(pattern.hasCaptors ? nil : answers.constant)
    isConstant = storedConstant.value != nil
    self.location = location
    matchesEverything = pattern.matchesEverything
    isUnconditionalConstant = matchesEverything && isConstant
  }

  /// Whether a call has the arguments that the stub is for.
  package func matches(_ arguments: [Any?]) -> Bool {
    matchesEverything || pattern.matches(arguments)
  }

  /// The value with which it answers, if it does nothing else and the value is not `nil`.
  @usableFromInline package var constant: Any? { storedConstant.value }

  /// Whether a member can return the constant.
  ///
  /// Mostly it is just of the member's type; then the question is answered here.
  @inlinable func canUse<Value>(_ constant: Any, as type: Value.Type) -> Bool {
    Swift.type(of: constant) == Value.self || fits(constant, type)
  }

  @usableFromInline func fits<Value>(_ constant: Any, _ type: Value.Type) -> Bool {
    Cast.fits(constant, type)
  }

  /// Answers with the constant.
  ///
  /// - Parameter constant: The constant, of which the caller knows that it is a `Value`.
  /// - Returns: The constant.
  @inlinable func use<Value>(_ constant: Any) -> Value {
    noteUse()
    // Asked for by `is` and not by `as?`: the type of the optional that this makes would be looked
    // up at every call of a debug build.
    // swift-format-ignore: NeverForceUnwrap
    return constant as! Value
  }

  /// Remembers that the constant was the answer.
  @usableFromInline package func noteUse() { uses.mark() }
}
