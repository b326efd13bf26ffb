// Concludes a call that no stub answers, or whose stub calls through, with the result of its
// fallback.
extension Invocation {
  /// Returns or throws the result of the member's fallback.
  ///
  /// The result is ``SpryFailure/noFallback`` if the member has no fallback. The fallback was
  /// called because `rule` calls through or, if `rule` is `nil`, because no stub answers.
  func conclude<Value, Failing: Error>(
    fallback result: Result<Value, any Error>, calledBy rule: StubRule?, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    switch result {
    case .success(let value):
      if rule == nil { reportSkipped(returning: Value.self) }
      return value
    case .failure(let error as SpryFailure) where error.isMissingFallback:
      if let rule {
        return try recover(from: unanswered(.missingFallback(rule)), throwing: Failing.self)
      }
      let storage = record.storage
      let value = storage.policy.value(of: Value.self, for: search.passed, in: storage.defaults)
      guard !search.isStubbed, let value
      else { return try recoverFromMissingStub(isOverruled: value != nil, throwing: Failing.self) }
      reportSkipped(returning: Value.self)
      return value
    case .failure(let error as Failing):
      throw error
    case .failure(let error):
      return try throwOrReport(error, of: nil, throwing: Failing.self)
    }
  }
}
