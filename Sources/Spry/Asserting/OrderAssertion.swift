/// The assertion about the order of calls, without the test framework that reports it.
package enum OrderAssertion {
  /// A failure unless the calls were received in the order given, other calls in between allowed.
  package static func haveReceivedInOrder(
    _ patterns: [CallPattern], since: Checkpoint?
  ) -> AssertionOutcome {
    outcome(OrderResult(patterns, since: since))
  }

  /// The same, after waiting for the calls.
  nonisolated(nonsending) package static func haveReceivedInOrder(
    _ patterns: [CallPattern], since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    let storages = OrderResult(patterns, since: since).witnesses.compactMap {
      $0.source as? SpryStorage
    }
    _ = await CallWaiter.wait(for: storages, within: limit) {
      let result = OrderResult(patterns, since: since)
      return result.success || result.mistake != nil
    }
    return outcome(OrderResult(patterns, since: since))
  }

  private static func outcome(_ result: OrderResult) -> AssertionOutcome {
    let end = (result.patterns.first?.source as? SpryStorage)?.end
    if let (pattern, mistake) = result.mistake {
      let failure = Failure.argumentMistake(mistake, pattern.fake, pattern.function)
      return AssertionOutcome(failure, end)
    }
    guard result.success else { return AssertionOutcome(.outOfOrder(result), end) }
    for (pattern, call) in zip(result.patterns, result.found) {
      pattern.pattern.capture(call.kept)
      pattern.source.markVerified(MatchedCalls(pattern.function, [call.ordinal]))
    }
    return AssertionOutcome(nil, end)
  }
}
