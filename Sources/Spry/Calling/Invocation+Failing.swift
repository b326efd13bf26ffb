// Reports that a call can't be answered, and finds a way to continue.
extension Invocation {
  /// Reports that no stub answers, on the line of the test if that is known.
  ///
  /// A call is overruled if the policy would answer it, but for the stubs of its function.
  func recoverFromMissingStub<Value, Failing: Error>(
    isOverruled: Bool, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    let ledger = record.storage.ledger
    let (callers, test) = Reporting.callers(noting: ledger)
    let missed = TestRecord.MissedCall(fake: ObjectIdentifier(record.storage), text: call.text)
    let repetition = ledger.withRecord { [stubs = search.rules.map(\.number)] in
      $0.miss(missed, stubs)
    }
    let failure = missingStub(
      returning: Value.self, callers, isOverruled: isOverruled, repetition: repetition)
    return try recover(
      from: failure, throwing: Failing.self, at: test ?? member.location, isUnstubbed: true)
  }

  func missingStub(
    returning type: any Any.Type, _ callers: [Caller] = [], isOverruled: Bool = false,
    repetition: Int? = nil
  ) -> Failure {
    let location = member.location
    return unanswered(
      .missingStub(
        MissingStub(
          type: type, rules: search.rules,
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
    let storage = record.storage
    let ledger = storage.ledger
    let location = location ?? Reporting.callers(noting: ledger).test ?? member.location
    func fail<Allowed: Error>(throwing _: Allowed.Type) throws(Allowed) -> Value {
      try FailedMember(member.signature, of: record.identity).goOn(
        after: Report(failure, at: location), throwing: Allowed.self, storage.defaults
      ) { report in
        if !isReported, Reporting.report(report, ledger: ledger), isUnstubbed {
          ledger.noteListed([search.ordinal], as: .unstubbed)
        }
      }
    }
    // The caller of a member that rethrows may not expect an error.
    if search.passed.rethrown != nil { return fail(throwing: Never.self) }
    return try fail(throwing: Failing.self)
  }

  /// Whether the call can fail without stopping the process.
  func canGoOn<Value, Failing: Error>(_: Value.Type, throwing _: Failing.Type) -> Bool {
    let failure = SpryFailure(reported: "")
    let values = MadeUpValues(defaults: record.storage.defaults, failure: failure)
    let mayThrow = failure is Failing && search.passed.rethrown == nil
    return mayThrow || values.value(of: Value.self) != nil
  }

  var unknownFunction: Failure {
    let known = record.storage.functions.names
    return .unknownFunction(record.identity, signature: member.signature, known: known)
  }

  func unanswered(_ cause: UnansweredCall.Cause) -> Failure {
    .unanswered(UnansweredCall(fake: record.identity, call: call, cause: cause))
  }

  /// A call that no stub has answered, for a failure that may be reported later: it retains only
  /// what the log retains.
  func kept(_ cause: UnansweredCall.Cause) -> UnansweredCall {
    UnansweredCall(fake: record.identity, call: keptCall, cause: cause)
  }

  /// The call as stubs see it.
  var call: Call { call(search.passed.values) }

  /// The call as the log keeps it.
  var keptCall: Call { call(search.passed.kept) }

  /// The function that was called, or the member's signature if it isn't known.
  private var function: FunctionName {
    let index = search.index
    if index >= 0, !member.isNamed { return record.storage.functions.name(at: index) }
    return FunctionName(member.name, in: record.unnamed.functions)
  }

  private func call(_ arguments: [Any?]) -> Call {
    Call(function, signature: member.signature, arguments: Unchecked(arguments))
  }
}
