extension CallPattern {
  /// A call that a fake is expected to receive, as declared with `expect`.
  ///
  /// ```swift
  /// let saved = store.expect(.save)
  /// planner.plan(near: "Bern")
  /// #expect(saved.isMet)
  /// store.verify()
  /// ```
  public struct DeclaredExpectation: Sendable {
    let call: CallPattern
    let verification: Verification
    let pending: PendingExpectation

    /// Whether the calls received so far meet the expectation.
    ///
    /// Reading this doesn't verify the expectation, and a later call can still break it.
    public var isMet: Bool { call.check(verification).success }

    /// Cancels the expectation, so that it no longer has to be verified, and `verify` skips it.
    public func cancel() { _ = pending.settle() }
  }
}
