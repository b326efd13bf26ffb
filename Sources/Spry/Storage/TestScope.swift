/// What belongs to one running test, or to the whole process where no test has a scope of its own.
package final class TestScope: Sendable {
  /// The scope of the task that asks.
  ///
  /// Tasks and task groups that a test starts inherit it; detached tasks and threads do not.
  @TaskLocal package static var current = process

  /// The scope of all that no test has to itself.
  package static let process = TestScope(isOfOneTest: false)

  /// What the test has to be told when it ends.
  package let testEnd: TestEnd

  /// What happens to calls that no stub answers, where the test says so.
  package let policy: UnstubbedPolicy?

  /// Whether a stub that no call has used is a failure.
  package let isStrict: Bool

  /// Whether it belongs to one test, which closes it.
  let isOfOneTest: Bool
  private let staticStorages = Lock<[ObjectIdentifier: SpryStorage]>([:])

  /// Makes a scope without static calls and stubs.
  ///
  /// - Parameters:
  ///   - isOfOneTest: Whether somebody ends it when the test is over.
  ///   - isStrict: Whether a stub that no call has used is a failure.
  ///   - policy: What happens to calls that no stub answers; `nil` leaves it to the process.
  package init(
    isOfOneTest: Bool = true, isStrict: Bool = false, policy: UnstubbedPolicy? = nil
  ) {
    testEnd = TestEnd(isOpen: isOfOneTest)
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

  /// Ends the test.
  ///
  /// - Returns: All failures that the running test has not seen.
  package func end() -> [TestEnd.Entry] {
    testEnd.close()
  }

  /// Keeps in mind a stub that the test writes, as far as its end has to do with it.
  func note(_ rule: StubRule, of fake: FakeIdentity, in storage: SpryStorage) {
    guard isOfOneTest else { return }
    if let gate = rule.answers.gate { testEnd.note(gate, of: rule, in: fake) }
    guard isStrict else { return }
    testEnd.check(ObjectIdentifier(storage)) { told in
      storage.unusedStubs
        .filter { !told.contains($0.rule.number) }
        .map { TestEnd.Entry(.unusedStubs(fake, [$0]), at: $0.rule.location) }
    }
  }
}
