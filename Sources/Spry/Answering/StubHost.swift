/// The fake for which a ``Stub`` is being written.
///
/// The closures keep one object each, for which Swift need not allocate anything.
package struct StubHost: Sendable {
  /// Puts a stub in force, or a new version of it.
  package typealias Register = @Sendable (StubRule, FakeIdentity) -> Void
  /// Tells the running test of a mistake, and does not keep the fake's storage.
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
