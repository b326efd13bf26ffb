/// Collects, while a test runs, what to report to it when it ends.
///
/// It outlives the fakes, so nothing is lost when a fake is deallocated. Whatever runs the test
/// calls ``close()`` when the test is over. If nothing does, as for the process as a whole, the
/// parts that XCTest can report are taken out one by one.
package final class TestEnd: Sendable {
  /// The text of a failure, and the location to report it at.
  package struct Entry: Sendable {
    package let text: String
    package let location: CodeLocation

    package init(text: String, location: CodeLocation) {
      self.text = text
      self.location = location
    }

    package init(_ failure: Failure, at location: CodeLocation) {
      self.init(text: failure.text, location: location)
    }
  }

  /// Identifies an expectation in the collection.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The state that the lock protects.
  private struct Leftovers: Sendable {
    var isOpen: Bool
    var lateFailures: [Entry] = []
    var expectations: [Ticket: Expectation] = [:]
    var lastTicket = 0
    var passedOver: [PassedOverAnswer] = []
    var gates: [GateOfStub] = []
    /// The checks for unused stubs, keyed by the identity of the fake's storage.
    var stubChecks: [ObjectIdentifier: StubCheck] = [:]
  }

  /// A gate that may still hold calls when the test ends.
  private struct GateOfStub: Sendable {
    let gate: SuspendedCalls
    let rule: StubRule
    let fake: FakeIdentity
  }

  /// A check for unused stubs of one fake when the test ends.
  private struct StubCheck: Sendable {
    let order: Int
    let unusedStubs: @Sendable (_ told: Set<Int>) -> [Entry]
  }

  private let leftovers: Lock<Leftovers>

  /// Makes a collection.
  ///
  /// - Parameter isOpen: Whether the collection will be closed when a test is over.
  package init(isOpen: Bool) {
    leftovers = Lock(Leftovers(isOpen: isOpen))
  }

  /// Whether a test is running that will receive what is collected.
  package var isOpen: Bool { leftovers.withLock { $0.isOpen } }

  /// Keeps a failure from outside the test's own tasks.
  ///
  /// A detached task or a thread doesn't know which test started it, but the fake that it calls
  /// does.
  ///
  /// - Returns: Whether the failure will be reported. If not, it isn't kept.
  func add(_ entry: Entry) -> Bool {
    leftovers.withLock { leftovers in
      if leftovers.isOpen { leftovers.lateFailures.append(entry) }
      return leftovers.isOpen
    }
  }

  /// Keeps an expectation until it is settled.
  package func declare(_ expectation: Expectation) -> Ticket {
    leftovers.withLock { leftovers in
      leftovers.lastTicket += 1
      let ticket = Ticket(number: leftovers.lastTicket)
      leftovers.expectations[ticket] = expectation
      return ticket
    }
  }

  /// Removes an expectation that is being verified or cancelled.
  ///
  /// - Returns: The expectation, or `nil` if it was settled before, or was reported when its test
  ///   ended.
  package func settle(_ ticket: Ticket) -> Expectation? {
    leftovers.withLock { $0.expectations.removeValue(forKey: ticket) }
  }

  /// Keeps an answer that a call could not use because its value has another type.
  package func note(_ answer: PassedOverAnswer) {
    leftovers.withLock { leftovers in
      if leftovers.passedOver.contains(where: { $0.isSameAnswer(as: answer) }) { return }
      leftovers.passedOver.append(answer)
    }
  }

  /// Keeps a gate that may still hold calls when the test ends.
  package func note(_ gate: SuspendedCalls, of rule: StubRule, in fake: FakeIdentity) {
    leftovers.withLock { $0.gates.append(GateOfStub(gate: gate, rule: rule, fake: fake)) }
  }

  /// Checks a fake for unused stubs when the test ends.
  ///
  /// - Parameters:
  ///   - storage: The identity of the fake's storage. Each storage is checked once.
  ///   - unusedStubs: Returns a failure for each stub that no call has used, except for the stubs
  ///     whose numbers are in `told`, which have already been reported.
  package func check(
    _ storage: ObjectIdentifier,
    for unusedStubs: @escaping @Sendable (_ told: Set<Int>) -> [Entry]
  ) {
    leftovers.withLock { leftovers in
      guard leftovers.stubChecks[storage] == nil else { return }
      leftovers.stubChecks[storage] = StubCheck(
        order: leftovers.stubChecks.count, unusedStubs: unusedStubs)
    }
  }

  /// Removes the expectations that were never verified, and returns their failures in order of
  /// declaration.
  package func takeUnverified() -> [Entry] {
    let expectations = leftovers.withLock { leftovers in
      defer { leftovers.expectations = [:] }
      return leftovers.expectations
    }
    return expectations.sorted { $0.key.number < $1.key.number }
      .map { Entry(.unverifiedExpectation($0.value), at: $0.value.location) }
  }

  /// Removes the answers that were passed over for their type, and returns failures for the unused
  /// ones.
  package func takePassedOver() -> [Entry] {
    let answers = leftovers.withLock { leftovers in
      defer { leftovers.passedOver = [] }
      return leftovers.passedOver
    }
    return answers.filter { !$0.isUsed }.map(\.entry)
  }

  /// Ends the test: releases calls that are still waiting at gates, and stops collecting.
  ///
  /// - Returns: The failures that the test hasn't seen yet.
  package func close() -> [Entry] {
    let unverified = takeUnverified()
    let rest = leftovers.withLock { leftovers in
      defer { leftovers = Leftovers(isOpen: false) }
      return leftovers
    }
    let passedOver = rest.passedOver.filter { !$0.isUsed }
    let closedGates = rest.gates.compactMap { noted -> Entry? in
      let calls = noted.gate.abandon()
      if calls.isEmpty { return nil }
      return Entry(
        .closedGate(noted.fake, noted.rule.function, calls), at: noted.rule.location)
    }
    // A stub that was passed over is unused too, but is reported only once.
    let told = Set(passedOver.map(\.rule.number))
    let unused = rest.stubChecks.values.sorted { $0.order < $1.order }
      .flatMap { $0.unusedStubs(told) }
    return unverified + rest.lateFailures + closedGates + passedOver.map(\.entry) + unused
  }
}

/// An answer that a call could not use because its value doesn't have the member's type.
///
/// Another stub or the fake's fallback answered instead. For overloads that differ in their return
/// type, that is right. If no call has used the answer by the end of the test, it was a mistake.
package struct PassedOverAnswer: Sendable {
  package let rule: StubRule
  /// The answer's index among those of its stub, counted in calls from 0.
  private let index: Int
  /// The first call that could not use the answer.
  private let call: UnansweredCall

  package init(_ turn: AnswerSequence.Turn, of rule: StubRule, for call: UnansweredCall) {
    self.rule = rule
    index = turn.index
    self.call = call
  }

  /// Whether a call has used the answer.
  package var isUsed: Bool { rule.answers.uses.value > index }

  package func isSameAnswer(as other: PassedOverAnswer) -> Bool {
    rule.number == other.rule.number && index == other.index
  }

  /// The failure, at the line of the stub.
  var entry: TestEnd.Entry { TestEnd.Entry(.unanswered(call), at: rule.location) }
}
