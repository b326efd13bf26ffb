// Reports that a call can't be answered, and finds a way to continue.
extension Invocation {
  /// Reports that no stub answers, on the line of the test if that is known.
  ///
  /// The policy is overruled if it would have answered, had the function no stubs.
  func recoverFromMissingStub<Value, Failing: Error>(
    isOverruled: Bool, throwing _: Failing.Type
  ) throws(Failing) -> Value {
    let ledger = record.storage.ledger
    let (callers, test) = Reporting.callers(noting: ledger)
    let (text, fake) = (call.text, ObjectIdentifier(record.storage))
    let stubs = search.rules.map(\.number)
    let count = ledger.withRecord { $0.miss(text, to: fake, stubs) }
    let failure = missingStub(
      returning: Value.self, callers, isOverruled: isOverruled, repetition: count)
    return try recover(
      from: failure, throwing: Failing.self, at: test ?? member.location, isUnstubbed: true)
  }

  func missingStub(
    returning type: any Any.Type, _ callers: [Caller] = [], isOverruled: Bool = false,
    repetition: Int? = nil
  ) -> Failure {
    let place = member.location.shortName
    let missing = MissingStub(
      type: type, rules: search.rules,
      // The member itself is not one of its callers.
      callers: Array(callers.drop { $0.location.shortName == place }), isOverruled: isOverruled,
      repetition: repetition)
    return unanswered(.missingStub(missing))
  }

  /// Reports a failure, unless it's that of a gate, which its test has reported when it ended, and
  /// finds a way to continue.
  ///
  /// Without a location, it's reported on the line of the test or, if that isn't known, of the
  /// member.
  func recover<Value, Failing: Error>(
    from failure: Failure, throwing _: Failing.Type, at location: CodeLocation? = nil,
    isUnstubbed: Bool = false
  ) throws(Failing) -> Value {
    let storage = record.storage
    let ledger = storage.ledger
    let isReported = if case .closedGate = failure { true } else { false }
    // The line of the test matters only to a report.
    let known = isReported ? member.location : location
    let line = known ?? Reporting.callers(noting: ledger).test ?? member.location
    func fail<Allowed: Error>(throwing _: Allowed.Type) throws(Allowed) -> Value {
      try FailedMember(member.signature, of: record.identity).goOn(
        after: Report(failure, at: line), throwing: Allowed.self, storage.defaults
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

  /// A failure that may be reported later shows ``keptCall``, which retains only what the log
  /// retains.
  func unanswered(_ cause: UnansweredCall.Cause, _ call: Call? = nil) -> Failure {
    .unanswered(UnansweredCall(fake: record.identity, call: call ?? self.call, cause: cause))
  }

  /// The call as stubs see it.
  var call: Call { call(search.passed.values) }

  /// The call as the log keeps it.
  var keptCall: Call { call(search.passed.kept) }

  private func call(_ arguments: [Any?]) -> Call {
    let function = record.storage.functions.name(at: search.index)
    return Call(function, signature: member.signature, arguments: Unchecked(arguments))
  }
}
