/// The fake for which a ``Stub`` is being written.
///
/// Each closure captures only one object, so that Swift doesn't have to allocate memory for it.
package struct StubHost: Sendable {
  /// Adds a stub, or a new version of it, to the fake.
  package typealias Register = @Sendable (StubRule, FakeIdentity) -> Void
  /// Reports a mistake to the running test, without keeping the fake's storage alive.
  package typealias Reject =
    @Sendable (StubMistake, FakeIdentity, FunctionName, CodeLocation) -> Void

  let fake: FakeIdentity
  let register: Register
  let reject: Reject

  package init(
    of fake: FakeIdentity, register: @escaping Register, reject: @escaping Reject
  ) {
    self.fake = fake
    self.register = register
    self.reject = reject
  }
}
