/// A call that a test has declared with `expect`, and that the fake has still to receive.
///
/// ```swift
/// let saved = store.expect(.save)
/// planner.plan()
/// if !saved.isMet { planner.retry() }
/// store.verify()
/// ```
public struct DeclaredExpectation: Sendable {
  private let expectation: Expectation?
  private let storage: SpryStorage
  private let end: TestEnd
  private let ticket: TestEnd.Ticket?

  init(
    _ expectation: Expectation?, in storage: SpryStorage, _ end: TestEnd, _ ticket: TestEnd.Ticket?
  ) {
    self.expectation = expectation
    self.storage = storage
    self.end = end
    self.ticket = ticket
  }

  /// Whether the calls so far are as expected.
  ///
  /// It does not verify the expectation, which a later call may still break.
  public var isMet: Bool {
    guard let question = expectation?.verification else { return false }
    let log = storage.log.since(question.beginning)
    return question.count.allows(question.matches(in: log).count)
  }

  /// Withdraws the expectation: it need not be verified any more, and `verify` skips it.
  public func cancel() {
    if let ticket { _ = end.settle(ticket) }
  }
}
