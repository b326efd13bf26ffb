// Waits before the calls of a whole fake are checked as if there had been no wait.
extension FakeRecord {
  /// Waits for the first call, and returns a failure if there was none.
  nonisolated(nonsending) package func hasCalls(
    _ mark: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome { hasCalls(mark, after: await waitForCalls(mark, limit)) }

  /// Waits for the first call, and returns a failure if there was one.
  nonisolated(nonsending) package func hasNoCalls(
    _ mark: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome { hasNoCalls(mark, after: await waitForCalls(mark, limit)) }

  nonisolated(nonsending) private func waitForCalls(
    _ mark: Checkpoint?, _ limit: Duration
  ) async -> Wait {
    await Waiter.wait(for: [storage], within: limit) { !storage.log.since(mark).isEmpty }
  }

  /// Waits until all expectations are met.
  nonisolated(nonsending) package func waitUntilMet(within limit: Duration) async -> Wait {
    let verifications = storage.expectations.map(\.verification)
    return await Waiter.wait(for: [storage], within: limit) {
      verifications.allSatisfy { $0.isEnough(in: storage.log) }
    }
  }
}
