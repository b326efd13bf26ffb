/// What remains of a fake when its type is erased: its identity, and its calls and stubs.
///
/// It represents an instance, or the static members of a type.
@usableFromInline
package struct FakeRecord: Sendable {
  /// The identity without the name, which only failures need.
  @usableFromInline let unnamed: FakeIdentity
  @usableFromInline let storage: SpryStorage

  @usableFromInline
  init(_ identity: FakeIdentity, _ storage: consuming SpryStorage) {
    unnamed = identity
    self.storage = storage
  }

  package var identity: FakeIdentity {
    var identity = unnamed
    identity.name = storage.state.withLock { $0.name }
    return identity
  }

  /// Reports a failure to the running test.
  func report(_ failure: Failure, at location: CodeLocation) {
    Reporting.report(Report(failure, at: location), ledger: storage.ledger)
  }
}
