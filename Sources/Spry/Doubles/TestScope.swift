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

  private let staticStorages = Lock<[ObjectIdentifier: SpryStorage]>([:])

  /// Makes a scope without static calls and stubs.
  ///
  /// - Parameter isOfOneTest: Whether somebody takes the late failures when the test is over.
  package init(isOfOneTest: Bool = true) {
    lateFailures = LateFailures(isOpen: isOfOneTest)
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
}
