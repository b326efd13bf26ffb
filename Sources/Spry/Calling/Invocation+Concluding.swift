// What becomes of a call when its answer is there.
extension Invocation {
  /// What an answer gives to a call that does not wait for it.
  func result(of drawn: Drawn) -> Result<Any?, any Error> {
    switch drawn.answer {
    case .value(let value): .success(value.value)
    case .error(let error): .failure(error)
    case .run(let body): Result { try body.value(arguments) }
    case .runAsync, .suspend, .callThrough:
      .failure(CallFailure(.asyncAnswer(fake, call, drawn.rule)))
    }
  }

  /// Returns or throws what a stub has answered; what the member can neither return nor throw is
  /// reported.
  func conclude<Value, Failing: Error>(
    _ result: Result<Any?, any Error>, of rule: StubRule, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    switch result {
    case .success(let answer):
      // From `Any?` itself, Swift would take no `nil` for an optional type.
      let value = answer as Any
      guard Cast.fits(value, Value.self) else {
        let failure = Failure.wrongResult(fake, call, Value.self, Unchecked(answer), rule)
        return try recover(from: failure, throwing: Failing.self)
      }
      // The cast holds: it has just been tried.
      // swift-format-ignore: NeverForceUnwrap
      return value as! Value
    case .failure(let mismatch as ParameterMismatch):
      return try recover(
        from: .wrongClosure(fake, call, mismatch, rule), throwing: Failing.self)
    case .failure(let mistake as CallbackMistake):
      return try recover(from: .wrongCallback(fake, call, mistake, rule), throwing: Failing.self)
    case .failure(let error):
      return try conclude(error, throwing: Failing.self)
    }
  }

  /// Returns or throws what the fake's fallback has given.
  ///
  /// It has thrown ``NoFallback`` where there is none. It was asked because `rule` calls through or,
  /// without a rule, because no stub answers.
  func conclude<Value, Failing: Error>(
    fallback result: Result<Value, any Error>, calledBy rule: StubRule?, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    switch result {
    case .success(let value):
      if rule == nil { reportRefused(returning: Value.self) }
      return value
    case .failure(is NoFallback):
      if let rule {
        return try recover(from: .missingFallback(fake, call, rule), throwing: Failing.self)
      }
      guard let value = storage.policy.value(of: Value.self) else {
        return try recoverFromMissingStub(throwing: Failing.self)
      }
      reportRefused(returning: Value.self)
      return value
    case .failure(let error):
      return try conclude(error, throwing: Failing.self)
    }
  }

  /// Throws what a stub or the fallback has thrown, if the member can.
  private func conclude<Value, Failing: Error>(
    _ error: any Error, throwing allowed: Failing.Type
  ) throws(Failing) -> Value {
    if let error = error as? CallFailure {
      if error.isTold {
        return try Reporting.goOn(after: error.failure.text, throwing: Failing.self, at: location)
      }
      return try recover(from: error.failure, throwing: Failing.self)
    }
    if let error = error as? Failing { throw error }
    return try recover(from: .wrongError(fake, call, error, allowed: allowed), throwing: allowed)
  }

  /// Reports that no stub answers, in full the first time, on the line of the test if that is known.
  private func recoverFromMissingStub<Value, Failing: Error>(
    throwing _: Failing.Type
  ) throws(Failing) -> Value {
    let (count, first) = storage.countMissingStub(of: call.text) {
      let (callers, test) = Reporting.callers
      return SpryStorage.MissingStub(callers: callers, location: test ?? location)
    }
    let failure =
      count == 1
      ? missingStub(Value.self, first.callers) : Failure.missingStubAgain(fake, call, count)
    return try Reporting.recover(
      from: storage.complete(failure), throwing: Failing.self, at: first.location,
      end: storage.end)
  }

  private func missingStub<Value>(_: Value.Type, _ callers: [Caller]) -> Failure {
    // The member itself is not one of its callers.
    let isMember = { (caller: Caller) in
      caller.location.path == location.path && caller.location.line == location.line
    }
    return .missingStub(
      fake, call, Value.self, choice.rules, Array(callers.drop(while: isMember)))
  }

  /// Reports a failure and finds something to go on with.
  func recover<Value, Failing: Error>(
    from failure: Failure, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    try Reporting.recover(
      from: storage.complete(failure), throwing: Failing.self, at: location, end: storage.end)
  }

  /// Tells the test of stubs whose values are of another type than the member's, where nothing that
  /// the test has written answers instead: at its end, or at once where its end is not seen.
  private func reportRefused<Value>(returning _: Value.Type) {
    guard !passedOver.isEmpty else { return }
    if storage.seesEndOfTest {
      for answer in passedOver { storage.note(answer) }
    } else {
      Reporting.report(
        missingStub(Value.self, []), at: location, end: storage.end)
    }
  }

  var unknownFunction: Failure {
    .unknownFunction(fake, signature: signature, known: storage.knownFunctions)
  }

  /// The call as stubs see it.
  var call: Call {
    Call(
      choice.function ?? FunctionName(signature), signature: signature,
      arguments: Unchecked(arguments))
  }

  /// The call as the log keeps it: it does not keep alive what the log does not.
  var keptCall: Call {
    Call(
      choice.function ?? FunctionName(signature), signature: signature,
      arguments: Unchecked(choice.passed.kept), areWeak: choice.passed.areWeak)
  }
}

/// A call that could not be answered, on its way to the test.
struct CallFailure: Error {
  let failure: Failure
  /// Whether the test that could have seen the failure is over, and has been told.
  let isTold: Bool

  init(_ failure: Failure, isTold: Bool = false) {
    self.failure = failure
    self.isTold = isTold
  }
}
