/// What remains of a fake when its type is erased: its identity, and its calls and stubs.
///
/// It represents an instance, or the static members of a type.
@usableFromInline
package struct FakeRecord: Sendable {
  @usableFromInline package let identity: FakeIdentity
  @usableFromInline let storage: SpryStorage

  @usableFromInline
  init(_ identity: FakeIdentity, _ storage: consuming SpryStorage) {
    self.identity = identity
    self.storage = storage
  }

  /// Reports a failure to the running test.
  func report(_ failure: Failure, at location: CodeLocation) {
    Reporting.report(storage.complete(failure), at: location, end: storage.end)
  }
}
