/// Collects, while a test runs, what to report to it when it ends.
///
/// It outlives the fakes, so nothing is lost when a fake is deallocated. Whatever runs the test
/// calls ``close()`` when the test is over. If nothing does, as for the process as a whole, the
/// parts that XCTest can report are taken out one by one.
package final class TestEnd: Sendable {
  /// The text of a failure, and the location to report it at.
  package struct Report: Sendable {
    package let text: String
    package let location: CodeLocation
  }

  /// Identifies an expectation in the collection; a later one has a greater ticket.
  package typealias Ticket = Int

  private static let ticketCount = Counter()

  /// The state that the lock protects.
  private struct Leftovers: Sendable {
    var isOpen: Bool
    var lateFailures: [Report] = []
    /// The calls that failures have listed, by their ordinals, and whether the failure is that the
    /// call has no stub; keyed by the test that has failed.
    var listedCalls: [String: [Int: Bool]] = [:]
    var expectations: [Ticket: Expectation] = [:]
    var passedOver: [PassedOverAnswer] = []
    /// The stubs that an older one kept from being used, by their numbers.
    var shadowed: [Int: ShadowedStub] = [:]
    /// The gates that may still hold calls when the test ends.
    var gates: [(gate: SuspendedCalls, rule: StubRule, fake: FakeIdentity)] = []
    /// The checks for unused stubs when the test ends, and the identities of the storages checked.
    var stubChecks: [StubCheck] = []
    var checked: Set<ObjectIdentifier> = []
  }

  /// Returns a failure for each unused stub of a fake, except for those with the numbers in
  /// `reported`, which have already been reported.
  package typealias StubCheck = @Sendable (_ reported: Set<Int>) -> [Report]

  private let leftovers: Lock<Leftovers>

  /// Makes a collection.
  ///
  /// - Parameter isOpen: Whether the collection will be closed when a test is over.
  package init(isOpen: Bool) { leftovers = Lock(Leftovers(isOpen: isOpen)) }

  /// Whether a test is running that will receive what is collected.
  package var isOpen: Bool { leftovers.withLock { $0.isOpen } }

  /// Keeps a failure from outside the test's own tasks.
  ///
  /// A detached task or a thread doesn't know which test started it, but the fake that it calls
  /// does.
  ///
  /// - Returns: Whether the failure will be reported. If not, it isn't kept.
  func add(_ report: Report) -> Bool {
    leftovers.withLock { leftovers in
      if leftovers.isOpen { leftovers.lateFailures.append(report) }
      return leftovers.isOpen
    }
  }

  /// Notes the calls that a failure has listed, if it is certain that it fails the running test.
  func noteListed(_ ordinals: [Int], areUnstubbed: Bool = false) {
    guard let test = Reporting.runningTest else { return }
    let calls = ordinals.map { ($0, areUnstubbed) }
    leftovers.withLock { $0.listedCalls[test, default: [:]].merge(calls) { $0 || $1 } }
  }

  /// The calls that failures of the running test have listed, by their ordinals, and whether the
  /// failure is that the call has no stub.
  var listedCalls: [Int: Bool] {
    let listed = leftovers.withLock { $0.listedCalls }
    return listed.isEmpty ? [:] : Reporting.runningTest.flatMap { listed[$0] } ?? [:]
  }

  /// Whether it is certain that a test has failed because of a call.
  package var hasListedCalls: Bool { leftovers.withLock { !$0.listedCalls.isEmpty } }

  /// Forgets the calls that failures have listed, because another test begins.
  package func forgetListedCalls() { _ = take(\.listedCalls, leaving: [:]) }

  /// Keeps an expectation until it is settled.
  package func declare(_ expectation: Expectation) -> Ticket {
    let ticket = Self.ticketCount.next()
    leftovers.withLock { $0.expectations[ticket] = expectation }
    return ticket
  }

  /// Returns an expectation that is not settled.
  package func expectation(_ ticket: Ticket) -> Expectation? {
    leftovers.withLock { $0.expectations[ticket] }
  }

  /// Removes an expectation that is being verified or canceled.
  ///
  /// - Returns: The expectation, or `nil` if it was settled before, or was reported when its test
  ///   ended.
  package func settle(_ ticket: Ticket) -> Expectation? {
    leftovers.withLock { $0.expectations.removeValue(forKey: ticket) }
  }

  /// Keeps an answer that a call could not use because its value has another type.
  package func note(_ answer: PassedOverAnswer) {
    leftovers.withLock { $0.passedOver.note(answer) }
  }

  /// Keeps the stubs that an older one kept from being used.
  package func note(_ shadowed: [ShadowedStub]) {
    leftovers.withLock { leftovers in
      for stub in shadowed { leftovers.shadowed[stub.number] = stub }
    }
  }

  /// Forgets such stubs, which the test has removed.
  package func forgetShadowed(_ numbers: Set<Int>) {
    leftovers.withLock { leftovers in
      for number in numbers { leftovers.shadowed[number] = nil }
    }
  }

  /// Removes the stubs that an older one kept from being used, and explains them, in the order in
  /// which they were begun.
  package func takeShadowed() -> [Report] { Self.explain(take(\.shadowed, leaving: [:])) }

  private static func explain(_ shadowed: [Int: ShadowedStub]) -> [Report] {
    shadowed.values.filter { !$0.isUsed }.sorted { $0.number < $1.number }
      .map { Report(text: $0.report, location: $0.location) }
  }

  /// Keeps a gate that may still hold calls when the test ends.
  package func note(_ gate: SuspendedCalls, of rule: StubRule, in fake: FakeIdentity) {
    leftovers.withLock { $0.gates.append((gate, rule, fake)) }
  }

  /// Checks a fake for unused stubs when the test ends.
  ///
  /// - Parameters:
  ///   - storage: The identity of the fake's storage. Each storage is checked once.
  ///   - unusedStubs: The check.
  package func check(_ storage: ObjectIdentifier, for unusedStubs: @escaping StubCheck) {
    leftovers.withLock { leftovers in
      guard leftovers.checked.insert(storage).inserted else { return }
      leftovers.stubChecks.append(unusedStubs)
    }
  }

  /// Removes the expectations that were never verified, and returns their failures in order of
  /// declaration.
  package func takeUnverified() -> [Report] {
    take(\.expectations, leaving: [:]).sorted { $0.key < $1.key }
      .map { Report(.unverifiedExpectation($0.value), at: $0.value.location) }
  }

  /// Removes the answers that were passed over for their type, and returns failures for the unused
  /// ones.
  package func takePassedOver() -> [Report] {
    take(\.passedOver, leaving: []).filter { !$0.isUsed }.map(\.report)
  }

  /// Removes and returns a part of what is collected.
  private func take<Part: Sendable>(
    _ part: WritableKeyPath<Leftovers, Part>, leaving rest: Part
  ) -> Part {
    leftovers.withLock { exchange(&$0[keyPath: part], with: rest) }
  }

  /// Ends the test: releases calls that are still waiting at gates, and stops collecting.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether an error has ended the test. What the test didn't get to then isn't
  ///     reported: to verify its expectations, and to use its stubs.
  ///   - hasFailed: Whether the test has failed, which shadowed stubs may explain.
  /// - Returns: The failures that the test hasn't seen yet.
  package func close(isInterrupted: Bool = false, hasFailed: Bool = false) -> [Report] {
    let unverified = isInterrupted ? [] : takeUnverified()
    let rest = take(\.self, leaving: Leftovers(isOpen: false))
    let passedOver = rest.passedOver.filter { !$0.isUsed }
    let closedGates = rest.gates.compactMap { gate, rule, fake in
      let calls = gate.abandon()
      return calls.isEmpty
        ? nil : Report(.closedGate(fake, rule.function, calls), at: rule.location)
    }
    // A stub that was passed over is unused too, but is reported only once.
    var reported = Set(passedOver.map(\.rule.number))
    let failures = unverified + rest.lateFailures + closedGates + passedOver.map(\.report)
    let shadowed = hasFailed || !failures.isEmpty ? Self.explain(rest.shadowed) : []
    if !shadowed.isEmpty { reported.formUnion(rest.shadowed.keys) }
    let unused = isInterrupted ? [] : rest.stubChecks.flatMap { $0(reported) }
    return failures + unused + shadowed
  }
}

extension TestEnd.Report {
  /// Creates a report for a failure.
  init(_ failure: Failure, at location: CodeLocation) {
    self.init(text: failure.text, location: location)
  }
}

/// An answer that a call could not use because its value doesn't have the member's type.
///
/// Another stub or the fake's fallback answered instead. For overloads that differ in their return
/// type, that is right. If no call has used the answer by the end of the test, it was a mistake.
package struct PassedOverAnswer: Sendable {
  package let rule: StubRule
  /// The answer's index among those of its stub, counted in calls from 0.
  let index: Int
  /// The first call that could not use the answer.
  let call: UnansweredCall

  /// Whether a call has used the answer.
  package var isUsed: Bool { rule.answers.uses.value > index }

  /// The failure, at the line of the stub.
  var report: TestEnd.Report { TestEnd.Report(.unanswered(call), at: rule.location) }
}

extension [PassedOverAnswer] {
  /// Adds an answer, unless it is known from an earlier call.
  mutating func note(_ answer: PassedOverAnswer) {
    let isKnown = contains { $0.rule.number == answer.rule.number && $0.index == answer.index }
    if !isKnown { append(answer) }
  }
}
