// Waits before the calls are checked as if there had been no wait.
extension CallPattern {
  /// Waits until the call has been received as often as specified and returns a failure unless it
  /// was.
  nonisolated(nonsending) package func received(
    _ count: CountSpecifier, _ since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    received(count, since, after: await wait(for: count, since, limit, until: count.isEnough))
  }

  /// Waits until no further call can change whether the call was received as often as specified,
  /// and returns a failure if it was.
  nonisolated(nonsending) package func notReceived(
    _ count: CountSpecifier, _ since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    notReceived(count, since, after: await wait(for: count, since, limit, until: count.isFinal))
  }

  /// Waits until the call has been received as often as specified, and checks the recorded calls.
  nonisolated(nonsending) func didCall(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> DidCallResult {
    didCall(count, since: since, after: await wait(for: count, since, limit, until: count.isEnough))
  }

  /// Waits for a number of calls.
  nonisolated(nonsending) private func wait(
    for count: CountSpecifier, _ since: Checkpoint?, _ limit: Duration, until isMet: (Int) -> Bool
  ) async -> Wait {
    let verification = self.verification(count, since: since)
    func isOver() -> Bool { verification.isMistaken || isMet(look(verification).matched.count) }
    return await Waiter.wait(for: [storage], within: limit, until: isOver)
  }
}
