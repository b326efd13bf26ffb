// Assertions about all calls and stubs of one fake, independent of the test framework that reports
// them.
extension FakeRecord {
  /// Describes a call to the fake.
  ///
  /// An assertion reports its failure itself, so only other verifications need the line.
  package func call(
    _ function: some StringRepresentable, _ arguments: [Any?], _ file: StaticString = #filePath,
    _ line: UInt = #line
  ) -> CallPattern {
    let expected = ExpectedCall(FunctionName(function), ArgumentPattern(arguments))
    return CallPattern(expected, of: self, at: CodeLocation(file, line))
  }

  /// Creates the outcome of an assertion, which passed if `failure` is `nil`.
  func outcome(_ failure: Failure?) -> AssertionOutcome {
    AssertionOutcome(failure: failure, ledger: storage.ledger)
  }

  /// Fails the running test, and returns the error to throw for that.
  func reported(_ failure: Failure, at location: CodeLocation) -> SpryFailure {
    let report = Report(failure, at: location)
    outcome(failure).send(report)
    return SpryFailure(reported: report.text)
  }

  /// Returns a failure if no calls were recorded.
  package func hasCalls(_ mark: Checkpoint?, after wait: Wait? = nil) -> AssertionOutcome {
    let log = storage.log.since(mark)
    return outcome(log.isEmpty ? .noRecordedCalls(identity, log, after: wait) : nil)
  }

  /// Returns a failure if any calls were recorded, unless all of them have failed the test already,
  /// because no stub matched them.
  ///
  /// - Parameters:
  ///   - mark: If specified, only calls after this checkpoint are counted.
  ///   - wait: The wait for the first call, if the assertion has waited.
  /// - Returns: The outcome.
  package func hasNoCalls(_ mark: Checkpoint?, after wait: Wait? = nil) -> AssertionOutcome {
    let log = storage.log.since(mark)
    let listed = storage.ledger.listedCalls
    let areReported = log.calls.allSatisfy { listed[$0.ordinal] == .unstubbed }
    if !areReported { return outcome(.recordedCalls(identity, log)) }
    if let function = log.unrecorded.first {
      return outcome(.unrecorded(identity, function))
    }
    return outcome(wait.isCancelled ? .unconfirmedSilence(identity) : nil)
  }

  /// Finds the calls that no successful verification has matched.
  func unverifiedCalls(
    excluding functions: [some StringRepresentable], since mark: Checkpoint?
  ) -> UnverifiedCalls {
    let (excluded, table) = (Set(functions.map { FunctionName($0) }), storage.functions)
    return UnverifiedCalls(of: identity, among: table.log.since(mark).calls) {
      excluded.contains($0.call.function) || table.isVerified($0)
    }
  }

  /// Returns a failure unless all calls have been verified or listed by another failure of the
  /// test.
  package func hasNoUnverifiedCalls(
    excluding functions: [some StringRepresentable], _ mark: Checkpoint?
  ) -> AssertionOutcome {
    var found = unverifiedCalls(excluding: functions, since: mark)
    let listed = storage.ledger.listedCalls
    found.calls.removeAll { listed[$0.ordinal] != nil }
    return outcome(found.calls.isEmpty ? nil : .unverifiedCalls(found))
  }

  /// Returns a failure if there are stubs that no call has used.
  package func hasNoUnusedStubs() -> AssertionOutcome {
    let stubs = storage.functions.unusedStubs
    return outcome(stubs.isEmpty ? nil : .unusedStubs(identity, stubs))
  }

  /// Verifies all expectations, each only once, and reports each that wasn't met.
  ///
  /// If a test ended without verifying an expectation, that expectation has already failed the test
  /// and is skipped.
  ///
  /// - Parameters:
  ///   - verification: The line of the verification, which the failures name.
  ///   - wait: The wait for the expectations, if there was one.
  ///   - report: Receives each failure, with the line that declared the expectation.
  /// - Returns: Whether all were met.
  @discardableResult
  package func verify(
    at verification: CodeLocation, after wait: Wait? = nil,
    report: (AssertionOutcome, CodeLocation) -> Void
  ) -> Bool {
    let unmet = storage.takeExpectations().compactMap { expectation in
      let expected = expectation.verification
      let call = CallPattern(expected.call, of: self, at: expectation.location)
      let isEnough = { expected.isEnough(in: storage.log) }
      let wait = wait.map { Wait(limit: $0.limit, isConfirmed: $0.isConfirmed || isEnough()) }
      let result = call.settle(call.check(expected, after: wait))
      return result.success ? nil : (result, expectation.location)
    }
    for (result, location) in unmet {
      report(outcome(.unmetExpectation(result, verifiedAt: verification.shortName)), location)
    }
    return unmet.isEmpty
  }

  /// Verifies all expectations, and fails the test if none was ever declared.
  func verify(at verification: CodeLocation, after wait: Wait? = nil) -> Bool {
    guard storage.state.withLock({ $0.hasExpected }) else {
      report(.nothingExpected(identity), at: verification)
      return false
    }
    return verify(at: verification, after: wait) { $0.report(at: $1) }
  }
}
