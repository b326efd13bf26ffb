// Waits before the calls are checked as if there had been no wait.
extension CallPattern {
  /// Waits until the call has been received as often as specified and returns a failure unless it
  /// was.
  nonisolated(nonsending) package func haveReceived(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    let wait = await wait(for: count, since: since, within: limit, until: count.isEnough)
    return haveReceived(count, since: since, after: wait)
  }

  /// Waits until no further call can change whether the call was received as often as specified,
  /// and returns a failure if it was.
  nonisolated(nonsending) package func haveNotReceived(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    let wait = await wait(for: count, since: since, within: limit, until: count.isFinal)
    return haveNotReceived(count, since: since, after: wait)
  }

  /// Waits until the call has been received as often as specified, and checks the recorded calls.
  nonisolated(nonsending) func didCall(
    _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> DidCallResult {
    let wait = await wait(for: count, since: since, within: limit, until: count.isEnough)
    return didCall(count, since: since, after: wait)
  }

  /// Waits for a number of calls.
  nonisolated(nonsending) private func wait(
    for count: CountSpecifier, since: Checkpoint?, within limit: Duration,
    until isEnough: (Int) -> Bool
  ) async -> Wait {
    let verification = self.verification(count, since: since)
    func isOver() -> Bool { verification.isMistaken || isEnough(look(verification).matched.count) }
    return await Waiter.wait(for: [storage], within: limit, until: isOver)
  }
}
