// What becomes of a call when its answer is there.
extension Invocation {
  /// How a call ends for which a closure was run.
  func ending(_ result: Result<Any?, any Error>, from rule: StubRule) -> Ending {
    switch result {
    case .success(let value): .returned(value as Any, rule)
    case .failure(let misfit as ArgumentMisfit): .misfit(misfit, rule)
    case .failure(let error): .threw(error)
    }
  }

  /// How a call ends for which an async closure was run.
  func ending(_ result: Result<Unchecked<Any?>, any Error>, from rule: StubRule) -> Ending {
    ending(result.map(\.value), from: rule)
  }

  /// How a call ends whose fallback threw, perhaps because there is none.
  func endingWithoutFallback<Value>(
    _ error: any Error, _ reason: FallbackReason, returning _: Value.Type
  ) -> Ending {
    switch (error, reason) {
    case (is NoFallback, .nothingElse(let rules, _)):
      if let value = storage.policy.value(of: Value.self) {
        reportRefused(reason, returning: Value.self)
        return .returned(value, nil)
      }
      return .failed(.missingStub(unanswered(returning: Value.self, rules)))
    case (is NoFallback, .calledThrough(let rule)):
      return .failed(.missingFallback(unanswered(returning: Value.self, [rule]), rule))
    default:
      return .threw(error)
    }
  }

  /// Tells the test of stubs whose values are of another type than the member's, where nothing that
  /// the test has written answers instead: at its end, or at once where its end is not seen.
  func reportRefused<Value>(_ reason: FallbackReason, returning _: Value.Type) {
    guard case .nothingElse(let rules, let passedOver) = reason, !passedOver.isEmpty else { return }
    if storage.seesEndOfTest {
      for answer in passedOver { storage.note(answer) }
    } else {
      Reporting.report(
        .missingStub(unanswered(returning: Value.self, rules)), at: location, end: storage.end)
    }
  }

  /// Returns or throws; what the member can neither return nor throw is reported.
  func conclude<Value, Failing: Error>(
    _ ending: Ending, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    switch ending {
    case .returned(let value, _) where Cast.fits(value, Value.self):
      // The cast holds: it has just been tried.
      // swift-format-ignore: NeverForceUnwrap
      return value as! Value
    case .threw(let error as Failing):
      throw error
    case .abandoned(let failure):
      return try Reporting.goOn(after: failure.text, throwing: Failing.self, at: location)
    default:
      let failure = failure(of: ending, returning: Value.self, throwing: Failing.self)
      return try Reporting.recover(
        from: failure, throwing: Failing.self, at: location, end: storage.end)
    }
  }

  /// What is wrong with a call that ends like this.
  private func failure(
    of ending: Ending, returning type: any Any.Type, throwing allowed: any Error.Type
  ) -> Failure {
    switch ending {
    case .returned(let value, let rule):
      .wrongResult(
        unanswered(returning: type, rule.map { [$0] } ?? []), result: Unchecked(value),
        location: rule?.location ?? location)
    case .threw(let error):
      .wrongError(
        unanswered(returning: type, []), error: error, allowed: allowed,
        isClosure: isClosure)
    case .misfit(let misfit, let rule):
      .wrongClosure(unanswered(returning: type, [rule]), misfit, rule)
    case .failed(let failure), .abandoned(let failure):
      failure
    }
  }

  var unknownFunction: Failure {
    .unknownFunction(fake, signature: signature, known: storage.knownFunctions)
  }

  func unanswered(returning type: any Any.Type, _ rules: [StubRule]) -> UnansweredCall {
    UnansweredCall(
      fake: fake, function: function ?? FunctionName(signature), signature: signature,
      arguments: Unchecked(arguments), returnType: type, rules: rules)
  }
}
