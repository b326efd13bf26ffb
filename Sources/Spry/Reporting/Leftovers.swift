/// What a test or a fake has left behind so far.
package struct Leftovers: Sendable {
  var expectations: [PendingExpectation] = []
  var lateFailures: [Report] = []
  /// The gates that may still hold calls.
  var gates: [(gate: SuspendedCalls, rule: StubRule, fake: FakeIdentity)] = []
  /// The answers that don't have the member's type, or whose member only records its calls.
  var skipped: [SkippedAnswer] = []
  /// The first answers of stubs that an older one kept from being used.
  var shadowed: [SkippedAnswer] = []
  /// The checks for unused stubs, one for each storage.
  var stubChecks: [(storage: ObjectIdentifier, check: StubCheck)] = []

  /// Returns a failure for each unused stub of a fake, except for those with the numbers in
  /// `reported`, which have already been reported.
  package typealias StubCheck = @Sendable (_ reported: Set<Int>) -> [Report]

  /// Checks a fake for unused stubs when the test ends, once for each storage.
  package mutating func check(_ storage: ObjectIdentifier, _ unusedStubs: @escaping StubCheck) {
    if stubChecks.contains(where: { $0.storage == storage }) { return }
    stubChecks.append((storage, unusedStubs))
  }

  /// Releases the calls that are waiting at gates, and returns what to report.
  func reports(at ending: Ending) -> [Report] {
    var ending = ending
    var reports: [Report] = []
    for leftover in Leftover.allCases {
      let found = self.reports(of: leftover, at: ending)
      if leftover.isReported(at: ending) { reports += found }
      if !reports.isEmpty { ending = ending.failed }
    }
    return reports
  }

  /// Settles expectations and releases calls even if nothing of this is reported then.
  private func reports(of leftover: Leftover, at ending: Ending) -> [Report] {
    switch leftover {
    case .unverifiedExpectation:
      expectations.compactMap { $0.settle() }
        .map { Report(.unverifiedExpectation($0), at: $0.location) }
    case .lateFailure: lateFailures
    case .heldCall:
      gates.compactMap { gate, rule, fake in
        let calls = gate.abandon()
        return calls.isEmpty
          ? nil : Report(.closedGate(fake, rule.function, calls), at: rule.location)
      }
    case .skippedStub: skipped.unused.map { $0.report() }
    case .shadowedStub: shadowed.unused.map { $0.report() }
    case .unusedStub: stubChecks.flatMap { $0.check(numbersReported(at: ending)) }
    }
  }

  /// The stubs that are reported for another reason, although they are unused too.
  private func numbersReported(at ending: Ending) -> Set<Int> {
    let isExplained = Leftover.shadowedStub.isReported(at: ending)
    return Set((skipped.unused + (isExplained ? shadowed : [])).map(\.number))
  }
}
