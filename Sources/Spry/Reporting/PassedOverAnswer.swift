/// An answer that a call could not use because its value doesn't have the member's type.
///
/// Another stub or the fake's fallback answered instead. For overloads that differ in their return
/// type, that is right. If no call has used the answer by the end of the test, it was a mistake.
package struct PassedOverAnswer: Sendable {
  package let rule: StubRule
  /// The answer's index among those of its stub, counted in calls from 0.
  let index: Int
  /// The first call that could not use the answer.
  let call: UnansweredCall

  /// Whether a call has used the answer.
  package var isUsed: Bool { rule.answers.uses.value > index }

  /// The failure, at the line of the stub.
  var report: Report { Report(.unanswered(call), at: rule.location) }
}

extension [PassedOverAnswer] {
  /// Adds an answer, unless it is known from an earlier call.
  mutating func note(_ answer: PassedOverAnswer) {
    let isKnown = contains { $0.rule.number == answer.rule.number && $0.index == answer.index }
    if !isKnown { append(answer) }
  }
}
