/// One call of a fake's member on its way through recording and answering.
///
/// Instance and static members, sync and async ones, throwing and not: all come through here.
struct Invocation: Sendable {
  let fake: FakeIdentity
  let storage: SpryStorage
  /// `nil` when the fake's enum has no case for the member.
  let function: FunctionName?
  /// What `#function` is in the member.
  let signature: String
  let arguments: Unchecked<[Any?]>
  let location: CodeLocation

  /// Records the call; a function without a case is reported.
  func record() {
    if let function {
      storage.record(function, signature: signature, arguments: arguments)
    } else {
      Reporting.report(unknownFunction, at: location, lateFailures: storage.lateFailures)
    }
  }

  /// Answers the call of a synchronous member.
  ///
  /// - Parameters:
  ///   - recording: Whether the call is recorded first.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  func answer<Value, Failing: Error>(
    recording: Bool, throwing error: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    let outcome: Outcome<Value> =
      switch begin(recording: recording) as Step<Value> {
      case .finish(let outcome):
        outcome
      case .run(let body, let rule):
        fit(Result { try body.value(arguments.value) }, from: rule)
      case .fallBack(let rules):
        settle(Result { try fallback() }, rules)
      }
    return try conclude(outcome, throwing: Failing.self)
  }

  /// Answers the call of an async member.
  ///
  /// - Parameters:
  ///   - recording: Whether the call is recorded first.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    recording: Bool, throwing error: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    let outcome: Outcome<Value>
    switch begin(recording: recording) as Step<Value> {
    case .finish(let finished):
      outcome = finished
    case .run(let body, let rule):
      outcome = fit(Result { try body.value(arguments.value) }, from: rule)
    case .fallBack(let rules):
      do {
        outcome = .returned(try await fallback())
      } catch {
        outcome = settle(.failure(error), rules)
      }
    }
    return try conclude(outcome, throwing: Failing.self)
  }
}

// What the two ways of answering share.
extension Invocation {
  /// What is to be done for an answer, decided without running any.
  private enum Step<Value> {
    case finish(Outcome<Value>)
    case run(Unchecked<([Any?]) throws -> Any?>, StubRule)
    case fallBack([StubRule])
  }

  /// How a call ends.
  private enum Outcome<Value> {
    case returned(Value)
    case threw(any Error)
    case failed(Failure)
  }

  /// Records the call if it is to be recorded, then chooses the stub that answers it.
  private func begin<Value>(recording: Bool) -> Step<Value> {
    guard let function else {
      return .finish(.failed(unknownFunction))
    }
    if recording { record() }
    let rules = storage.rules(for: function)
    for rule in rules where rule.pattern.matches(arguments.value) {
      switch rule.answer {
      case .value(let value):
        // A stub for an overload with another return type.
        guard let value = value.value as? Value else { continue }
        rule.pattern.capture(arguments.value)
        return .finish(.returned(value))
      case .error(let error):
        rule.pattern.capture(arguments.value)
        return .finish(.threw(error))
      case .run(let body):
        rule.pattern.capture(arguments.value)
        return .run(body, rule)
      }
    }
    return .fallBack(rules)
  }

  /// Makes the member's value of what a closure gave.
  private func fit<Value>(
    _ result: Result<Any?, any Error>, from rule: StubRule
  ) -> Outcome<Value> {
    switch result {
    case .success(let value as Value):
      .returned(value)
    case .success(let value):
      .failed(
        .wrongResult(
          unanswered(returning: Value.self, [rule]), result: Unchecked(value),
          location: rule.location))
    case .failure(let error):
      .threw(error)
    }
  }

  /// Uses the fallback, or says that no stub answered.
  private func settle<Value>(
    _ fallback: Result<Value, any Error>, _ rules: [StubRule]
  ) -> Outcome<Value> {
    switch fallback {
    case .success(let value): .returned(value)
    case .failure(is NoFallback):
      .failed(.missingStub(unanswered(returning: Value.self, rules)))
    case .failure(let error): .threw(error)
    }
  }

  /// Returns or throws; what the member can neither return nor throw is reported.
  private func conclude<Value, Failing: Error>(
    _ outcome: Outcome<Value>, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    let failure: Failure
    switch outcome {
    case .returned(let value):
      return value
    case .threw(let error as Failing):
      throw error
    case .threw(let error):
      failure = .wrongError(
        unanswered(returning: Value.self, []), error: error, allowed: Failing.self)
    case .failed(let reason):
      failure = reason
    }
    return try Reporting.recover(
      from: failure, throwing: Failing.self, at: location, lateFailures: storage.lateFailures)
  }

  private var unknownFunction: Failure {
    .unknownFunction(fake, signature: signature, known: storage.knownFunctions)
  }

  private func unanswered(
    returning type: any Any.Type, _ rules: [StubRule]
  ) -> UnansweredCall {
    UnansweredCall(
      fake: fake, function: function ?? FunctionName(signature), signature: signature,
      arguments: arguments, returnType: type, rules: rules)
  }
}
