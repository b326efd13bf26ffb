/// What belongs to one running test, or to the whole process if the test has no scope.
package final class TestScope: Sendable {
  /// The scope of the current task.
  package static var current: TestScope { local.get() }

  /// Sets the scope of a task.
  ///
  /// Tasks and task groups that a test starts inherit it; detached tasks and threads do not. The
  /// macro `@TaskLocal` would do the same, but every process of the compiler would have to load it.
  package static let local = TaskLocal(wrappedValue: process)

  /// The scope for tests that have none of their own, and for everything outside tests.
  package static let process = {
    let scope = TestScope(isOfOneTest: false)
    UnheardFailures.beforeExit {
      // Freed storages report what their tests have left behind, and the ledger has that of others.
      StorageRegistry.removeAll()
      _ = scope.staticStorages.withLock { exchange(&$0, with: [:]) }
      for report in scope.ledger.close(.fakeFreed) { Reporting.reportLate(report) }
    }
    return scope
  }()

  /// Collects what to report to the test when it ends.
  package let ledger: TestLedger

  /// What the test specifies about calls that no stub matches.
  package let settings: UnstubbedSettings

  /// Whether the scope belongs to one test, whose end closes it.
  let isOfOneTest: Bool
  private let staticStorages = Lock<[ObjectIdentifier: SpryStorage]>([:])

  /// Creates a scope without static calls and stubs.
  ///
  /// - Parameters:
  ///   - isOfOneTest: Whether the scope belongs to one test, and is ended with it.
  ///   - isStrict: Whether a stub that no call has used fails the test.
  ///   - settings: What the test specifies about calls that no stub matches.
  package init(
    isOfOneTest: Bool = true, isStrict: Bool = false, settings: UnstubbedSettings = .init()
  ) {
    ledger = TestLedger(isOpen: isOfOneTest, isStrict: isStrict)
    self.isOfOneTest = isOfOneTest
    self.settings = settings
  }

  /// Returns what collects the reports to the running test when it ends.
  ///
  /// - Parameter madeIn: The collection of the test that made the fake, for threads that don't know
  ///   theirs.
  /// - Returns: The collection of the running test.
  static func ledger(or madeIn: TestLedger) -> TestLedger {
    let scope = current
    return scope.isOfOneTest || !madeIn.isOpen ? scope.ledger : madeIn
  }

  /// The storage of the static members of a type.
  func staticStorage(of type: any Any.Type) -> SpryStorage {
    staticStorages.withLock { [isOfOneTest] storages in
      let key = ObjectIdentifier(type)
      let storage = storages[key] ?? SpryStorage(isOwned: isOfOneTest)
      storages[key] = storage
      return storage
    }
  }
}
