/// What a test has to be told when it ends, collected while it runs.
///
/// It outlives the fakes: one that is dropped takes nothing of this with it. Whoever runs the test
/// calls ``close()`` when it is over. Where nobody does, as in the process as a whole, the parts
/// that XCTest can tell are taken one by one.
package final class TestEnd: Sendable {
  /// The text of a failure, and where it is to be shown.
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

  /// An expectation's entry in the collection.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// All that the lock protects.
  private struct Leftovers: Sendable {
    var isOpen: Bool
    var lateFailures: [Entry] = []
    var expectations: [Ticket: Expectation] = [:]
    var lastTicket = 0
    var passedOver: [PassedOverAnswer] = []
    var gates: [GateOfStub] = []
    /// Finds the unused stubs of a fake, by the identity of its storage.
    var stubChecks: [ObjectIdentifier: StubCheck] = [:]
  }

  /// A gate that may still hold calls when the test ends.
  private struct GateOfStub: Sendable {
    let gate: Gate
    let rule: StubRule
    let fake: FakeIdentity
  }

  /// A fake that may have unused stubs when the test ends, as what finds them.
  private struct StubCheck: Sendable {
    let order: Int
    let unusedStubs: @Sendable (_ told: Set<Int>) -> [Entry]
  }

  private let leftovers: Lock<Leftovers>

  /// Makes a collection.
  ///
  /// - Parameter isOpen: Whether somebody will close it when the test is over.
  package init(isOpen: Bool) {
    leftovers = Lock(Leftovers(isOpen: isOpen))
  }

  /// Whether a test is running that will be told.
  package var isOpen: Bool { leftovers.withLock { $0.isOpen } }

  /// Keeps a failure that reaches the test by another way than its own task.
  ///
  /// A detached task or a thread does not know in which test it was started; the fake that it calls
  /// does.
  ///
  /// - Returns: `false` when nobody will come for it.
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

  /// Takes out an expectation that is being verified.
  ///
  /// - Returns: The expectation; `nil` if the test that declared it is over, and has been told.
  package func settle(_ ticket: Ticket) -> Expectation? {
    leftovers.withLock { $0.expectations.removeValue(forKey: ticket) }
  }

  /// Keeps an answer that a call could not use because its value is of another type.
  package func note(_ answer: PassedOverAnswer) {
    leftovers.withLock { leftovers in
      if leftovers.passedOver.contains(where: { $0.isSameAnswer(as: answer) }) { return }
      leftovers.passedOver.append(answer)
    }
  }

  /// Keeps a gate that may still hold calls when the test ends.
  package func note(_ gate: Gate, of rule: StubRule, in fake: FakeIdentity) {
    leftovers.withLock { $0.gates.append(GateOfStub(gate: gate, rule: rule, fake: fake)) }
  }

  /// Looks for unused stubs of a fake when the test ends.
  ///
  /// - Parameters:
  ///   - storage: Tells fakes apart.
  ///   - unusedStubs: A failure for each stub that no call has used, without those whose number
  ///     it is given: the test has been told of them.
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

  /// Takes out the expectations that nobody has verified, the one declared first in front.
  package func takeUnverified() -> [Entry] {
    let expectations = leftovers.withLock { leftovers in
      defer { leftovers.expectations = [:] }
      return leftovers.expectations
    }
    return expectations.sorted { $0.key.number < $1.key.number }
      .map { Entry(.unverifiedExpectation($0.value), at: $0.value.location) }
  }

  /// Takes out the answers that have been passed over for their type and that no call has used.
  package func takePassedOver() -> [Entry] {
    let answers = leftovers.withLock { leftovers in
      defer { leftovers.passedOver = [] }
      return leftovers.passedOver
    }
    return answers.filter { !$0.isUsed }.map(\.entry)
  }

  /// Ends the test: calls that still wait at gates are let go, and nothing is kept from now on.
  ///
  /// - Returns: All failures that the running test has not seen.
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
    // A stub that was passed over is unused too, and is told once.
    let told = Set(passedOver.map(\.rule.number))
    let unused = rest.stubChecks.values.sorted { $0.order < $1.order }
      .flatMap { $0.unusedStubs(told) }
    return unverified + rest.lateFailures + closedGates + passedOver.map(\.entry) + unused
  }
}
