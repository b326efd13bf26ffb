// Decides which answers a call skips: values that don't have the member's type, and all answers if
// the member only records the call.
extension Invocation {
  /// Returns the stub's next answer, if it is a value that the member can't return.
  ///
  /// An answer that another call has used is meant for an overload with another return type, so it
  /// isn't returned.
  func skippedAnswer<Value>(of rule: StubRule, _: Value.Type) -> SkippedAnswer? {
    guard let turn = rule.answers.next, let value = turn.answer.value,
      usable(turn.answer, Value.self) == nil
    else { return nil }
    let failure = unanswered(.skipped(Value.self, value, rule), keptCall)
    let answer = SkippedAnswer(of: rule, at: turn.index) { Report(failure, at: rule.location) }
    return answer.isUsed ? nil : answer
  }

  /// Returns the answer in the form in which the member can use it, as far as that is known before
  /// the answer runs, or `nil` if the member can't.
  func usable<Value>(_ answer: Answer, _: Value.Type) -> Answer? {
    if case .suspend(let gate) = answer { return gate.isOpen ? nil : answer }
    guard let value = answer.value else { return answer }
    if Cast.fits(value.value, Value.self) { return .value(value) }
    if case .remember = answer, Value.self == Void.self, search.setsValue {
      search.remember()
      return .value(Unchecked(()))
    }
    // Otherwise the stub is for an overload with another return type.
    return nil
  }

  /// Notes a stub that matches a call to a member that only records calls.
  ///
  /// The same member may still ask for the answer, and the stubs of properties and subscripts are
  /// for their getters.
  mutating func noteUnaskedStub() {
    if search.rules.isEmpty || Signature(member.signature).isAccess { return }
    guard let rule = search.next(), !rule.isOptional, let turn = rule.answers.next
    else { return }
    let failure = unanswered(.unasked(rule), keptCall)
    record.storage.note(
      SkippedAnswer(of: rule, at: turn.index) { Report(failure, at: rule.location) })
  }

  /// Reports the stubs that were skipped because of their values' types, if no other stub answered.
  ///
  /// They are reported when the test ends, or immediately if that end isn't seen.
  func reportSkipped<Value>(returning _: Value.Type) {
    guard !skipped.isEmpty else { return }
    guard record.storage.seesEndOfTest
    else { return record.report(missingStub(returning: Value.self), at: member.location) }
    for answer in skipped { record.storage.note(answer) }
  }
}
