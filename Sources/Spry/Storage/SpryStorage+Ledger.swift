// What connects a fake with the running test.
extension SpryStorage {
  /// Collects what to report to the running test when it ends.
  var ledger: TestLedger { TestScope.ledger(or: scopeLedger) }

  /// Keeps an expectation for ``takeExpectations()`` and the end of the test, unless it is
  /// mistaken.
  func declare(_ expectation: Expectation) -> PendingExpectation {
    let pending = PendingExpectation(expectation, isAwaited: seesEndOfTest)
    state.withLock { $0.hasExpected = true }
    if expectation.verification.isMistaken { return pending }
    // The process's own ledger may be closed only when the process exits.
    ledger.note { leftovers in
      leftovers.expectations.removeAll { $0.expectation == nil }
      leftovers.expectations.append(pending)
    }
    state.withLock { $0.leftovers.expectations.append(pending) }
    return pending
  }

  /// Notes what has to be checked about a stub when the test ends.
  func note(_ rule: StubRule, of fake: FakeIdentity) {
    let ledger = ledger
    guard ledger.isOpen else { return }
    if let gate = rule.answers.gate { ledger.note { $0.gates.append((gate, rule, fake)) } }
    guard ledger.isStrict else { return }
    ledger.note { leftovers in
      leftovers.check(ObjectIdentifier(self)) { reported in
        self.functions.unusedStubs.filter { !reported.contains($0.rule.number) }
          .map { Report(.unusedStubs(fake, [$0]), at: $0.rule.location) }
      }
    }
  }

  /// The expectations that aren't settled, in the order of declaration.
  var expectations: [Expectation] {
    state.withLock { $0.leftovers.expectations }.compactMap(\.expectation)
  }

  /// Settles and returns these expectations.
  func takeExpectations() -> [Expectation] {
    state.withLock { exchange(&$0.leftovers.expectations, with: []) }.compactMap { $0.settle() }
  }

  /// Whether what is collected for the end of the running test will be reported.
  var seesEndOfTest: Bool { ledger.isOpen || Reporting.seesEndOfTests }

  /// Notes an answer that a call could not use.
  func note(_ answer: SkippedAnswer) {
    ledger.note { $0.skipped.note(answer) }
    if !seesEndOfTest { state.withLock { $0.leftovers.skipped.note(answer) } }
  }

  /// Notes the stubs that a call would have used, had an older one not answered it.
  func note(_ shadowed: [SkippedAnswer], of function: FunctionName) {
    guard !shadowed.isEmpty else { return }
    state.withLock { $0.functions.noteShadowed(of: function) }
    ledger.note { leftovers in for answer in shadowed { leftovers.shadowed.note(answer) } }
  }

  /// Reports what nothing else reports if the fake is deallocated before its test ends.
  ///
  /// That includes expectations if nothing sees the test end: without `.spry`, and in the body of
  /// an exit test, to which no trait applies. A storage of the registry is freed later, when
  /// another test may be running.
  func reportLeftovers() {
    var leftovers = state.withLock { exchange(&$0.leftovers, with: Leftovers()) }
    leftovers.expectations.removeAll(where: \.isAwaited)
    if leftovers.skipped.isEmpty, leftovers.expectations.isEmpty { return }
    let numbers = Set(leftovers.skipped.map(\.number))
    TestScope.process.ledger.note { $0.skipped.removeAll { numbers.contains($0.number) } }
    let isLate = !isOwned || !Reporting.isTestRunning && !ledger.isOpen
    for report in leftovers.reports(at: .fakeFreed) {
      if isLate { Reporting.reportLate(report) } else { Reporting.report(report) }
    }
  }
}
