/// An answer that a call could not use because its value doesn't have the member's type.
///
/// Another stub or the fake's fallback answered instead. For overloads that differ in their return
/// type, that is right. If no call has used the answer by the end of the test, it was a mistake.
package struct PassedOverAnswer: Sendable {
  package let rule: StubRule
  /// The answer's index among those of its stub, counted in calls from 0.
  private let index: Int
  private let fake: FakeIdentity
  /// The first call that could not use the answer, and its member's return type.
  private let call: Call
  private let type: any Any.Type
  private let value: Unchecked<Any?>

  package init(
    _ value: Unchecked<Any?>, _ turn: AnswerSequence.Turn, of rule: StubRule,
    in fake: FakeIdentity, for call: Call, _ type: any Any.Type
  ) {
    self.value = value
    self.rule = rule
    index = turn.index
    self.fake = fake
    self.call = call
    self.type = type
  }

  /// Whether a call has used the answer.
  package var isUsed: Bool { rule.answers.uses.value > index }

  package func isSameAnswer(as other: PassedOverAnswer) -> Bool {
    rule.number == other.rule.number && index == other.index
  }

  /// The failure, at the line of the stub.
  var entry: TestEnd.Entry {
    TestEnd.Entry(.passedOver(fake, call, type, rule, value: value), at: rule.location)
  }
}
