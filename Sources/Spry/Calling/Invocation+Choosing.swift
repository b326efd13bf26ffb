// Which answer a call gets, decided without running any.
//
// Nothing here is generic but the question whether a value fits: what a generic type costs at run
// time would be paid on every call.
extension Invocation {
  /// What is to be done for an answer.
  enum Step {
    case finish(Ending)
    case run(Unchecked<([Any?]) throws -> Any?>, StubRule)
    case runAsync(Answer.AsyncBody, StubRule)
    case suspend(Gate, StubRule)
    case fallBack(FallbackReason)
  }

  /// Why the fake's fallback is used.
  enum FallbackReason {
    /// These stubs do not answer, some because their values are of another type.
    case nothingElse([StubRule], passedOver: [PassedOverAnswer])
    /// This stub says so.
    case calledThrough(StubRule)
  }

  /// How a call ends.
  enum Ending {
    /// With a value, which the stub gave if there is one. It is `Any`, with `nil` inside where
    /// there is nothing: casting from `Any?`, Swift would take no `nil` for an optional type.
    case returned(Any, StubRule?)
    case threw(any Error)
    case misfit(ArgumentMisfit, StubRule)
    case failed(Failure)
    /// The test that could have seen the failure is over, and has been told.
    case abandoned(Failure)
  }

  /// Draws an answer from the first stub that has one which the member can use.
  func step<Value>(_ choice: Choice, returning _: Value.Type) -> Step {
    guard let function else { return .finish(.failed(unknownFunction)) }
    var choice =
      choice.rules == nil ? Choice(storage.rules(for: function), for: arguments) : choice
    var passedOver: [PassedOverAnswer] = []
    while let rule = choice.candidate {
      if let answer = draw(from: rule, returning: Value.self) {
        for answer in passedOver { storage.note(answer) }
        return step(for: answer, of: rule)
      }
      if let answer = refusedAnswer(of: rule, Value.self) { passedOver.append(answer) }
      choice.passOver(for: arguments)
    }
    return .fallBack(.nothingElse(choice.rules ?? [], passedOver: passedOver))
  }

  /// What is to be done when a gate lets the call go.
  func goOn<Value>(
    _ passage: Gate.Passage, from rule: StubRule, returning _: Value.Type
  ) -> Step {
    switch passage {
    case .answered(let answer):
      if fits(answer, Value.self) { return step(for: answer, of: rule) }
      let call = unanswered(returning: Value.self, [rule])
      return .finish(.failed(.wrongResumption(call, answer, rule)))
    case .open:
      // The gate itself does not answer any more, so it is the turn of the others.
      let rules = function.map { storage.rules(for: $0) } ?? []
      return step(Choice(rules, for: arguments), returning: Value.self)
    case .cancelled:
      return .finish(.threw(CancellationError()))
    case .overdue:
      return .finish(.failed(.overdueGate(fake, rule.function, waitingCall)))
    case .abandoned:
      return .finish(.abandoned(.closedGate(fake, rule.function, [waitingCall])))
    }
  }

  /// Draws the stub's next answer, unless it has none or the member cannot use it.
  private func draw<Value>(from rule: StubRule, returning _: Value.Type) -> Answer? {
    while let turn = rule.answers.next, fits(turn.answer, Value.self) {
      // Otherwise another call was faster, and the next answer is looked at.
      if rule.answers.draw(turn) {
        rule.pattern.capture(passed.kept)
        return turn.answer
      }
    }
    return nil
  }

  /// The stub's next answer, if it is a value that the member cannot return.
  ///
  /// One that has answered another call is for an overload that returns another type.
  private func refusedAnswer<Value>(of rule: StubRule, _: Value.Type) -> PassedOverAnswer? {
    guard let turn = rule.answers.next, case .value(let value) = turn.answer,
      !fits(turn.answer, Value.self)
    else { return nil }
    let answer = PassedOverAnswer(
      value, turn, of: rule, for: unanswered(returning: Value.self, [rule]))
    return answer.isUsed ? nil : answer
  }

  /// Whether the member can use an answer, as far as that can be known before it runs.
  private func fits<Value>(_ answer: Answer, _: Value.Type) -> Bool {
    switch answer {
    // Else the stub is for an overload with another return type.
    case .value(let value): Cast.fits(value.value as Any, Value.self)
    case .suspend(let gate): !gate.isOpen
    case .error, .run, .runAsync, .callThrough: true
    }
  }

  private func step(for answer: Answer, of rule: StubRule) -> Step {
    switch answer {
    case .value(let value): .finish(.returned(value.value as Any, rule))
    case .error(let error): .finish(.threw(error))
    case .run(let body): .run(body, rule)
    case .runAsync(let body): .runAsync(body, rule)
    case .callThrough: .fallBack(.calledThrough(rule))
    case .suspend(let gate): .suspend(gate, rule)
    }
  }
}
