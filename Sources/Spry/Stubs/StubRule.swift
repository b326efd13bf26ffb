/// A stub in effect: the calls that it answers, and how.
///
/// It is a class only because every call passes it around, and copying a reference is cheaper than
/// copying its contents.
package final class StubRule: Sendable {
  /// Counts stubs; each has a higher number than all that were begun before.
  package static let numbers = Counter()

  /// Identifies the stub; a rule with the same number as another is a new version of it.
  package let number: Int
  package let call: ExpectedCall
  package let answers: AnswerSequence
  /// Whether it is no mistake if no call uses the stub.
  package let isOptional: Bool
  /// The answer, if the stub does nothing but return a constant.
  package let constant: Constant?
  /// The line on which the test wrote the stub.
  package let location: CodeLocation

  /// The use count of ``answers``, stored here because every call reads it.
  package let uses: Counter

  package init(
    number: Int = StubRule.numbers.next(), isOptional: Bool = false, call: ExpectedCall,
    answers: AnswerSequence, location: CodeLocation
  ) {
    self.isOptional = isOptional
    self.number = number
    self.call = call
    self.answers = answers
    uses = answers.uses
    constant = call.pattern.hasCaptors ? nil : answers.constant.map { Constant($0) }
    self.location = location
  }

  package var function: FunctionName { call.function }
  package var pattern: ArgumentPattern { call.pattern }

  /// Whether the stub applies to a call with these arguments.
  package func matches(_ arguments: PassedArguments) -> Bool {
    // Not `||`, whose right side is a closure that would retain the arguments.
    pattern.matchesEverything ? true : pattern.matches(arguments.values)
  }

  /// Whether no policy may answer a call that no stub answers, because this stub exists.
  ///
  /// An optional stub doesn't claim a call, and neither does an open gate. Nor does a stub for
  /// another number of arguments, if its case may belong to several members.
  package func claims(_ arguments: PassedArguments) -> Bool {
    if isOptional { return false }
    if case .suspend(let gate) = answers.next?.answer, gate.isOpen { return false }
    return !Signature(function.rawValue).isAccess || pattern.matchesEverything
      || pattern.accepts(arguments.count)
  }
}
