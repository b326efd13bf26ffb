// Assertions about all calls and stubs of one fake, independent of the test framework that reports
// them.
extension FakeRecord {
  /// Describes a call to the fake.
  package func call(
    _ function: some StringRepresentable, _ arguments: [Any?] = [], at location: CodeLocation
  ) -> CallPattern {
    CallPattern(FunctionName(function), ArgumentPattern(arguments), of: self, at: location)
  }

  /// The call that a test expects.
  func call(of expectation: Expectation) -> CallPattern {
    let question = expectation.verification
    return CallPattern(question.function, question.pattern, of: self, at: expectation.location)
  }

  /// Creates the outcome of an assertion, which passed if `failure` is `nil`.
  func outcome(_ failure: Failure?) -> AssertionOutcome {
    AssertionOutcome(failure.map { storage.complete($0) }, storage.end)
  }

  /// Returns a failure if no calls were recorded.
  package func haveRecordedCalls(since: Checkpoint?) -> AssertionOutcome {
    let log = storage.log.since(since)
    return outcome(log.isEmpty ? .noRecordedCalls(identity, log) : nil)
  }

  /// Returns a failure if any calls were recorded.
  ///
  /// - Parameters:
  ///   - since: If specified, only calls after this checkpoint are counted.
  ///   - isConfirmed: The result of ``waitForCalls(since:within:)``, if the assertion has waited.
  /// - Returns: The outcome.
  package func haveNoRecordedCalls(
    since: Checkpoint?, isConfirmed: Bool = true
  ) -> AssertionOutcome {
    let log = storage.log.since(since)
    if !log.isEmpty { return outcome(.recordedCalls(identity, log)) }
    return outcome(isConfirmed ? nil : .unconfirmedSilence(identity))
  }

  /// Waits for the first call.
  ///
  /// - Returns: Whether the answer is reliable; `false` if the task was canceled before.
  nonisolated(nonsending) package func waitForCalls(
    since: Checkpoint?, within limit: Duration
  ) async -> Bool {
    let ending = await CallWaiter.wait(for: [storage], within: limit) {
      !storage.log.since(since).isEmpty
    }
    return ending != .cancelled
  }

  /// Returns the calls that no successful verification has matched.
  func unverifiedCalls(
    excluding functions: [some StringRepresentable], since beginning: Checkpoint?
  ) -> [RecordedCall] {
    storage.unverifiedCalls(excluding: Set(functions.map { FunctionName($0) }), since: beginning)
  }

  /// Returns a failure if there are calls that no verification has matched.
  package func noUnverifiedCalls(
    excluding functions: [some StringRepresentable], since: Checkpoint?
  ) -> AssertionOutcome {
    let calls = unverifiedCalls(excluding: functions, since: since)
    return outcome(calls.isEmpty ? nil : .unverifiedCalls(identity, calls))
  }

  /// Returns a failure if there are stubs that no call has used.
  package func haveNoUnusedStubs() -> AssertionOutcome {
    let stubs = storage.unusedStubs
    return outcome(stubs.isEmpty ? nil : .unusedStubs(identity, stubs))
  }

  /// Verifies all expectations, each only once, and returns a failure for each that wasn't met.
  ///
  /// If a test ended without verifying an expectation, that expectation has already failed the test
  /// and is skipped.
  ///
  /// - Parameter verification: The line of the verification, which the failures name.
  /// - Returns: The failures, each with the line that declared the expectation.
  package func expectationsMet(
    verifiedAt verification: CodeLocation
  ) -> [(outcome: AssertionOutcome, location: CodeLocation)] {
    storage.takeExpectations().compactMap { expectation in
      let call = call(of: expectation)
      let result = call.ask(expectation.verification)
      call.settle(result)
      return result.success
        ? nil
        : (
          outcome(.unmetExpectation(result, verifiedAt: verification.shortName)),
          expectation.location
        )
    }
  }

  /// Verifies all expectations, and reports each unmet one on the line that declared it.
  ///
  /// - Returns: Whether all were met.
  func verify(at location: CodeLocation) -> Bool {
    let unmet = expectationsMet(verifiedAt: location)
    for (outcome, location) in unmet { outcome.report("", at: location) }
    return unmet.isEmpty
  }
}
