/// What a test or a fake has left behind so far.
struct Leftovers: Sendable {
  var expectations: [PendingExpectation] = []
  var lateFailures: [Report] = []
  /// The gates that may still hold calls.
  var gates: [(gate: GatedCalls, rule: StubRule, fake: FakeIdentity)] = []
  var passedOver: [PassedOverAnswer] = []
  /// The stubs that an older one kept from being used, by their numbers.
  var shadowed: [Int: ShadowedStub] = [:]
  /// The checks for unused stubs.
  var stubChecks: [TestEnd.StubCheck] = []

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
    case .passedOverStub: passedOver.filter { !$0.isUsed }.map(\.report)
    case .shadowedStub:
      shadowed.values.filter { !$0.isUsed }.sorted { $0.number < $1.number }.map(\.report)
    case .unusedStub: stubChecks.flatMap { $0(numbersReported(at: ending)) }
    }
  }

  /// The stubs that are reported for another reason, although they are unused too.
  private func numbersReported(at ending: Ending) -> Set<Int> {
    var numbers = Set(passedOver.filter { !$0.isUsed }.map(\.rule.number))
    if Leftover.shadowedStub.isReported(at: ending) { numbers.formUnion(shadowed.keys) }
    return numbers
  }
}
