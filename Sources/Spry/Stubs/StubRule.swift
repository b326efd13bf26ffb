/// A stub in effect: the calls that it answers, and how.
///
/// It is a class only because every call passes it around, and copying a reference is cheaper than
/// copying its contents.
@usableFromInline
package final class StubRule: Sendable {
  private static let count = Counter()

  /// Returns a number for a new stub, higher than those of all stubs that were begun before.
  package static func nextNumber() -> Int { count.next() }

  /// Identifies the stub; a rule with the same number as another is a new version of it.
  package let number: Int
  package let function: FunctionName
  package let pattern: ArgumentPattern
  package let answers: AnswerSequence
  /// Whether an earlier version of the stub was in effect.
  let isNewVersion: Bool
  /// Whether it is no mistake if no call uses the stub.
  package let isOptional: Bool
  /// The number of conditions; the stub with the most is tried first.
  let specificity: Int
  /// The value that the stub answers with, if it does nothing else.
  @usableFromInline let constant: Unchecked<Any>
  /// The type of the constant, or `nil` if there is none.
  ///
  /// A constant `nil` doesn't count, because it would be a value of any optional type.
  @usableFromInline package let constantType: (any Any.Type)?
  /// The line on which the test wrote the stub.
  package let location: CodeLocation

  /// The use count of ``answers``, stored here because every call reads it.
  package let uses: Counter
  private let matchesEverything: Bool

  package init(
    number: Int = StubRule.nextNumber(), isNewVersion: Bool = false,
    isOptional: Bool = false, function: FunctionName, pattern: ArgumentPattern,
    answers: AnswerSequence, location: CodeLocation
  ) {
    self.isNewVersion = isNewVersion
    self.isOptional = isOptional
    specificity = pattern.specificity
    self.number = number
    self.function = function
    self.pattern = pattern
    self.answers = answers
    uses = answers.uses
    let constant = pattern.hasCaptors ? nil : answers.constant
    self.constant = Unchecked(constant ?? ())
    constantType = constant.map { type(of: $0) }
    self.location = location
    matchesEverything = pattern.matchesEverything
  }

  /// Whether the stub applies to a call with these arguments.
  package func matches(_ arguments: PassedArguments) -> Bool {
    matchesEverything || pattern.matches(arguments.values)
  }

  /// Whether the stub answers with a constant that a member of this type can return.
  ///
  /// In most cases, the constant has exactly the member's type, and the inlined check suffices.
  @inlinable func hasConstant<Value>(_ type: Value.Type) -> Bool {
    constantType == type || constantType != nil && Cast.fits(constant.value, type)
  }

  /// Answers with the constant, which the caller knows to be a `Value`.
  @inlinable func use<Value>() -> Value {
    noteUse()
    return Self.cast(constant.value)
  }

  /// Notes that the constant was used as an answer.
  @usableFromInline package func noteUse() { uses.mark() }

  /// Casts a constant, which takes a few instructions if it has exactly the type.
  @inlinable static func cast<Constant, Value>(_ constant: Constant) -> Value {
    // swift-format-ignore: NeverForceUnwrap
    Constant.self == Value.self ? unsafe unsafeBitCast(constant, to: Value.self) : constant as! Value
  }
}

/// A mistake in writing a stub, or in using its gate.
package enum StubMistake: Sendable {
  /// `with` came after the answer, or a second time.
  case conditionsTooLate(isInForce: Bool)
  case argument(ArgumentMistake)
  /// The fake records calls, but doesn't answer them.
  case notStubbable
  /// An answer such as `andReturn` came after another one.
  case secondAnswer
  /// `times` came before there was an answer.
  case timesTooEarly
  /// `times` came after the answer had already been given to calls, which were not counted.
  case timesTooLate
  case wrongTimes(Int)
  /// Fewer calls reached a gate, or were canceled there, than the test waited for.
  ///
  /// The duration is the time limit; it is `nil` if the waiting task was canceled.
  case unreachedGate(GateLine.Event, Int, seen: Int, Duration?)
}
