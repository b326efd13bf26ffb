// Decides which answer a call gets, without running any answer.
//
// Only the check whether a value fits is generic. Other generic code would add its run-time cost to
// every call.
extension Invocation {
  /// An answer, and the stub that gives it.
  typealias Drawn = (answer: Answer, rule: StubRule)

  /// Draws an answer from the first stub that has one the member can use.
  ///
  /// - Returns: The answer and its stub, or `nil` if no stub matches.
  mutating func draw<Value>(returning _: Value.Type) -> Drawn? {
    while let rule = search.next() {
      if let answer = draw(from: rule, returning: Value.self) {
        for answer in skipped { record.storage.note(answer) }
        if search.mayShadow { noteShadowed(by: rule) }
        return (answer, rule)
      }
      if let answer = skippedAnswer(of: rule, Value.self) { skipped.append(answer) }
    }
    return nil
  }

  /// Continues when a gate has released the call.
  mutating func draw<Value>(
    from rule: StubRule, after passage: GateLine.Passage, returning _: Value.Type
  ) -> Drawn? {
    switch passage {
    case .answered(.value(let value)) where !Cast.fits(value.value, Value.self):
      return (.error(unanswered(.wrongResult(Value.self, value, rule))), rule)
    case .answered(let answer): return (answer, rule)
    case .open:
      // The gate itself no longer answers, so the other stubs are tried.
      search.restart(with: record.storage.functions.rules(of: rule.function))
      return draw(returning: Value.self)
    case .cancelled: return (.error(CancellationError()), rule)
    case .overdue: return (.error(unanswered(.overdueGate, keptCall)), rule)
    case .abandoned, .late:
      return (.error(Failure.closedGate(record.identity, rule.function, [keptCall])), rule)
    }
  }

  /// Notes the newer stubs that could have answered instead.
  private func noteShadowed(by winner: StubRule) {
    let shadowed = search.shadowed(by: winner).map { rule in
      let failure = Failure.shadowedStub(record.identity, rule, by: winner, call)
      // Now, because a stored call may lack arguments, and may not retain others.
      let report = Report(failure, at: rule.location).kept
      return SkippedAnswer(of: rule, at: 0) { report }
    }
    record.storage.note(shadowed, of: winner.function)
  }

  /// Draws the stub's next answer, unless it has none or the member can't use it.
  private func draw<Value>(from rule: StubRule, returning _: Value.Type) -> Answer? {
    while let turn = rule.answers.next, let answer = usable(turn.answer, Value.self) {
      // If this fails, another call has drawn the answer, and the next one is tried.
      if rule.answers.draw(turn.index) {
        rule.pattern.capture(search.passed.kept)
        return answer
      }
    }
    return nil
  }
}
