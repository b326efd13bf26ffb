// Turns an answer into what the member returns or throws.
extension Invocation {
  /// Returns the result of an answer without waiting for it.
  func result(of drawn: Drawn) -> Result<Any?, any Error> {
    drawn.answer.result(for: arguments)
      ?? .failure(CallFailure(failure: unanswered(.asyncAnswer(drawn.rule))))
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
      let failure = unanswered(.wrongResult(Value.self, Unchecked(answer), rule))
      return try recover(from: failure, throwing: Failing.self)
    case .failure(let mismatch as ParameterMismatch):
      return try recover(from: unanswered(.wrongClosure(mismatch, rule)), throwing: Failing.self)
    case .failure(let error):
      return try throwOrReport(error, of: rule, throwing: Failing.self)
    }
  }

  /// Returns or throws the result of the member's fallback.
  ///
  /// The result is ``SpryFailure/noFallback`` if the member has no fallback. The fallback was called because
  /// `rule` calls through or, if `rule` is `nil`, because no stub answers.
  func conclude<Value, Failing: Error>(
    fallback result: Result<Value, any Error>, calledBy rule: StubRule?, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    switch result {
    case .success(let value):
      if rule == nil { reportRefused(returning: Value.self) }
      return value
    case .failure(let error as SpryFailure) where error.isMissingFallback:
      if let rule {
        return try recover(from: unanswered(.missingFallback(rule)), throwing: Failing.self)
      }
      let value = policyValue(Value.self)
      guard !choice.isStubbed, let value else {
        return try recoverFromMissingStub(isOverruled: value != nil, throwing: Failing.self)
      }
      reportRefused(returning: Value.self)
      return value
    case .failure(let error as Failing):
      throw error
    case .failure(let error):
      return try throwOrReport(error, of: nil, throwing: Failing.self)
    }
  }

  /// The value that the policy returns for a call to a function without stubs, or `nil` if the test
  /// must fail.
  private func policyValue<Value>(_: Value.Type) -> Value? {
    let storage = fake.storage
    // A closure is the whole fake, so one that returns nothing never needs a stub.
    if fake.unnamed.isClosure, Value.self == Void.self, storage.unstubbedPolicy == nil {
      return () as? Value
    }
    return storage.policy.value(of: Value.self, for: choice.passed, in: storage.defaults)
  }

  /// Throws the error of a stub or the fallback, if the member can throw it.
  private func throwOrReport<Value, Failing: Error>(
    _ error: any Error, of rule: StubRule?, throwing allowed: Failing.Type
  ) throws(Failing) -> Value {
    if let error = error as? CallFailure {
      // The line of the test matters only to a report.
      return try recover(
        from: error.failure, throwing: Failing.self, at: error.isReported ? member.location : nil,
        isReported: error.isReported)
    }
    let mayLeave = mayLeave(error)
    if mayLeave, let error = error as? Failing { throw error }
    let failure = unanswered(.wrongError(error, allowed: mayLeave ? allowed : nil, rule))
    return try recover(from: failure, throwing: allowed)
  }

  /// Whether the member may throw an error: any, or one of its closure if it rethrows.
  private func mayLeave(_ error: any Error) -> Bool {
    choice.passed.rethrown?.contains { own in
      // An error that can't be compared is recognized by its type.
      type(of: own) == type(of: error)
        && (Comparison.mistake(in: own) != nil || Comparison.matches(own, error))
    } ?? true
  }
}
