// Waits before the calls are checked as if there had been no wait.
extension CallPattern {
  /// Waits until the call has been received as often as specified and returns a failure unless it
  /// was.
  nonisolated(nonsending) package func received(
    _ count: CountSpecifier, _ mark: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    received(count, mark, after: await wait(for: count, mark, limit, until: count.isEnough))
  }

  /// Waits until no further call can change whether the call was received as often as specified,
  /// and returns a failure if it was.
  nonisolated(nonsending) package func notReceived(
    _ count: CountSpecifier, _ mark: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    notReceived(count, mark, after: await wait(for: count, mark, limit, until: count.isFinal))
  }

  /// Waits until the call has been received as often as specified, and checks the recorded calls.
  nonisolated(nonsending) func didCall(
    _ count: CountSpecifier, since mark: Checkpoint?, within limit: Duration
  ) async -> DidCallResult {
    didCall(count, since: mark, after: await wait(for: count, mark, limit, until: count.isEnough))
  }

  /// Waits for a number of calls.
  nonisolated(nonsending) private func wait(
    for count: CountSpecifier, _ mark: Checkpoint?, _ limit: Duration, until isMet: (Int) -> Bool
  ) async -> Wait {
    let verification = self.verification(count, since: mark)
    func isOver() -> Bool { verification.isMistaken || isMet(look(verification).matched.count) }
    return await Waiter.wait(for: [storage], within: limit, until: isOver)
  }
}
