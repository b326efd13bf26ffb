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

  /// Reports that no stub answers, on the line of the test if that is known.
  ///
  /// A call is overruled if the policy would answer it, but for the stubs of its function.
  private func recoverFromMissingStub<Value, Failing: Error>(
    isOverruled: Bool, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    let end = fake.storage.end
    let (callers, test) = Reporting.callers(noting: end)
    let missed = TestRecord.MissedCall(fake: ObjectIdentifier(fake.storage), text: call.text)
    let repetition = end.withRecord { [stubs = choice.rules.map(\.number)] in
      $0.miss(missed, stubs)
    }
    let failure = missingStub(
      returning: Value.self, callers, isOverruled: isOverruled, repetition: repetition)
    return try recover(
      from: failure, throwing: Failing.self, at: test ?? member.location, isUnstubbed: true)
  }

  private func missingStub(
    returning type: any Any.Type, _ callers: [Caller] = [], isOverruled: Bool = false,
    repetition: Int? = nil
  ) -> Failure {
    let location = member.location
    return unanswered(
      .missingStub(
        MissingStub(
          type: type, rules: choice.rules,
          // The member itself is not one of its callers.
          callers: Array(
            callers.drop {
              $0.location.path == location.path && $0.location.line == location.line
            }),
          isOverruled: isOverruled, repetition: repetition)))
  }

  /// Reports a failure, unless that has been done, and finds a way to continue.
  ///
  /// Without a location, it's reported on the line of the test or, if that isn't known, of the
  /// member.
  func recover<Value, Failing: Error>(
    from failure: Failure, throwing _: Failing.Type, at location: CodeLocation? = nil,
    isReported: Bool = false, isUnstubbed: Bool = false
  ) throws(Failing) -> Value {
    let storage = fake.storage
    let end = storage.end
    let location = location ?? Reporting.callers(noting: end).test ?? member.location
    func fail<Allowed: Error>(throwing _: Allowed.Type) throws(Allowed) -> Value {
      try Reporting.fail(
        Report(failure, at: location), of: FailedMember(member.signature, of: fake.identity),
        throwing: Allowed.self, storage.defaults
      ) { report in
        if !isReported, Reporting.report(report, end: end), isUnstubbed {
          end.noteListed([choice.ordinal], areUnstubbed: true)
        }
      }
    }
    // The caller of a member that rethrows may not expect an error.
    if choice.passed.rethrown != nil { return fail(throwing: Never.self) }
    return try fail(throwing: Failing.self)
  }

  /// Reports the stubs that were passed over because of their values' types, if no other stub
  /// answered.
  ///
  /// They are reported when the test ends, or immediately if that end isn't seen.
  private func reportRefused<Value>(returning _: Value.Type) {
    guard !passedOver.isEmpty else { return }
    if fake.storage.seesEndOfTest {
      for answer in passedOver { fake.storage.note(answer) }
    } else {
      fake.report(missingStub(returning: Value.self), at: member.location)
    }
  }

  var unknownFunction: Failure {
    let known = fake.storage.functions.names
    return .unknownFunction(fake.identity, signature: member.signature, known: known)
  }

  func unanswered(_ cause: UnansweredCall.Cause) -> Failure {
    .unanswered(UnansweredCall(fake: fake.identity, call: call, cause: cause))
  }

  /// The same, for a failure that may be reported later: it retains only what the log retains.
  func kept(_ cause: UnansweredCall.Cause) -> UnansweredCall {
    UnansweredCall(fake: fake.identity, call: keptCall, cause: cause)
  }

  /// The call as stubs see it.
  var call: Call { call(choice.passed.values) }

  /// The call as the log keeps it.
  var keptCall: Call { call(choice.passed.kept) }

  /// The function that was called, or the member's signature if it isn't known.
  private var function: FunctionName {
    let index = choice.index
    if index >= 0, !member.isNamed { return fake.storage.functions.name(at: index) }
    return FunctionName(member.name, in: fake.unnamed.functions)
  }

  private func call(_ arguments: [Any?]) -> Call {
    Call(function, signature: member.signature, arguments: Unchecked(arguments))
  }
}

/// The failure of a call that could not be answered, before it is reported.
struct CallFailure: Error {
  let failure: Failure
  /// Whether the failure has already been reported, at the end of its test.
  var isReported = false
}
