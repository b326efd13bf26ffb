/// What belongs to one running test, or to the whole process where no test has a scope of its own.
package final class TestScope: Sendable {
  /// The scope of the task that asks.
  ///
  /// Tasks and task groups that a test starts inherit it; detached tasks and threads do not.
  @TaskLocal package static var current = TestScope(isOfOneTest: false)

  /// The failures that did not find the test by themselves.
  package let lateFailures: LateFailures

  /// The expectations that the test still has to verify.
  package let unverifiedExpectations = UnverifiedExpectations()

  /// What happens to calls that no stub answers, where the test says so.
  package let policy: UnstubbedPolicy?

  /// Whether a stub that no call has used is a failure.
  package let isStrict: Bool

  private let isOfOneTest: Bool
  private let staticStorages = Lock<[ObjectIdentifier: SpryStorage]>([:])
  private let stubs = Lock(StubNotes())

  /// Makes a scope without static calls and stubs.
  ///
  /// - Parameters:
  ///   - isOfOneTest: Whether somebody takes the late failures when the test is over.
  ///   - isStrict: Whether a stub that no call has used is a failure.
  ///   - policy: What happens to calls that no stub answers; `nil` leaves it to the process.
  package init(
    isOfOneTest: Bool = true, isStrict: Bool = false, policy: UnstubbedPolicy? = nil
  ) {
    lateFailures = LateFailures(isOpen: isOfOneTest)
    self.isOfOneTest = isOfOneTest
    self.isStrict = isStrict
    self.policy = policy
  }

  /// The storage of the static members of a type.
  func staticStorage(of type: any Any.Type) -> SpryStorage {
    let key = ObjectIdentifier(type)
    if let storage = staticStorages.withLock({ $0[key] }) { return storage }
    let storage = SpryStorage()
    return staticStorages.withLock { storages in
      // Another thread may have been faster.
      if let first = storages[key] { return first }
      storages[key] = storage
      return storage
    }
  }

  /// Keeps in mind a stub that the test writes, as far as its end has to do with it.
  func note(_ rule: StubRule, of fake: FakeIdentity, in storage: SpryStorage) {
    guard isOfOneTest else { return }
    stubs.withLock { $0.note(rule, of: fake, isStrict ? storage : nil) }
  }

  /// Ends the test: what still waits is let go, and what the test left behind is told.
  ///
  /// - Returns: All failures that the running test has not seen.
  package func end() -> [LateFailures.Entry] {
    let notes = stubs.withLock { $0 }
    let expectations = unverifiedExpectations.takeAll().map { expectation in
      LateFailures.Entry(.unverifiedExpectation(expectation), at: expectation.location)
    }
    return expectations + lateFailures.close() + notes.endGates() + notes.unusedStubs()
  }
}
