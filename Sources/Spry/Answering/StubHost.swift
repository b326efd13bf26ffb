/// The fake for which a ``Stub`` is being written.
package struct StubHost: Sendable {
  /// Puts a stub in force, or a new version of it.
  let register: @Sendable (StubRule) -> Void
  let reject: Reject

  /// Tells the running test of a mistake, and does not keep the fake's storage.
  package typealias Reject = @Sendable (StubMistake, FunctionName, CodeLocation) -> Void

  package init(register: @escaping @Sendable (StubRule) -> Void, reject: @escaping Reject) {
    self.register = register
    self.reject = reject
  }
}
