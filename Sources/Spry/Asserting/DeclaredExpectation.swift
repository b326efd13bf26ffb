/// A call that a fake is expected to receive, as declared with `expect`.
///
/// ```swift
/// let saved = store.expect(.save)
/// planner.plan()
/// if !saved.isMet { planner.retry() }
/// store.verify()
/// ```
public struct DeclaredExpectation: Sendable {
  /// The expectation, or `nil` if it was declared with a mistake.
  let expectation: Expectation?
  let storage: SpryStorage
  let end: TestEnd
  /// Identifies the expectation in `end`.
  let ticket: TestEnd.Ticket?

  /// Whether the calls received so far meet the expectation.
  ///
  /// Reading this doesn't verify the expectation, and a later call may still break it.
  public var isMet: Bool {
    guard let expectation else { return false }
    let call = FakeRecord(expectation.fake, storage).call(of: expectation)
    return call.ask(expectation.verification).success
  }

  /// Cancels the expectation, so that it no longer has to be verified, and `verify` skips it.
  public func cancel() {
    if let ticket { _ = end.settle(ticket) }
  }
}
