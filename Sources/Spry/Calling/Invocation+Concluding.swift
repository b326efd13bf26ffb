// Turns an answer into what the member returns or throws.
extension Invocation {
  /// Returns the result of an answer without waiting for it.
  func result(of drawn: Drawn) -> Result<Any?, any Error> {
    drawn.answer.result(for: arguments) ?? .failure(unanswered(.asyncAnswer(drawn.rule)))
  }

  /// Returns or throws a stub's result and reports it if the member can do neither.
  func conclude<Value, Failing: Error>(
    _ result: Result<Any?, any Error>, of rule: StubRule, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    if case .success(let answer?) = result, Cast.isStored(answer, as: Value.self) {
      return Cast.stored(answer, as: Value.self)
    }
    return try cast(result, of: rule, throwing: Failing.self)
  }

  private func cast<Value, Failing: Error>(
    _ result: Result<Any?, any Error>, of rule: StubRule, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    switch result {
    case .success(let answer):
      if let value = Cast.value(answer, as: Value.self) { return value }
      // A closure such as `{ callback?() }` returns nothing, or an optional of it.
      if Optionals.flatten(answer) == nil, let nothing = () as? Value { return nothing }
      let failure = unanswered(.wrongResult(Value.self, Unchecked(answer), rule))
      return try recover(from: failure, throwing: Failing.self)
    case .failure(let mismatch as ParameterMismatch):
      return try recover(from: unanswered(.wrongClosure(mismatch, rule)), throwing: Failing.self)
    case .failure(let error):
      return try throwOrReport(error, of: rule, throwing: Failing.self)
    }
  }

  /// Throws the error of a stub or the fallback, if the member can throw it.
  func throwOrReport<Value, Failing: Error>(
    _ error: any Error, of rule: StubRule?, throwing allowed: Failing.Type
  ) throws(Failing) -> Value {
    if let failure = error as? Failure { return try recover(from: failure, throwing: Failing.self) }
    let mayLeave = mayLeave(error)
    if mayLeave, let error = error as? Failing { throw error }
    let failure = unanswered(.wrongError(error, allowed: mayLeave ? allowed : nil, rule))
    return try recover(from: failure, throwing: allowed)
  }

  /// Whether the member may throw an error: any, or one of its closure if it rethrows.
  private func mayLeave(_ error: any Error) -> Bool {
    search.passed.rethrown?.contains { own in
      // An error that can't be compared is recognized by its type.
      type(of: own) == type(of: error)
        && (Comparison.mistake(in: own) != nil || Comparison.matches(own, error))
    } ?? true
  }
}
