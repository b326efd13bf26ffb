/// The assertion about the order of calls, without the test framework that reports it.
package enum OrderAssertion {
  /// A failure unless the calls were received in the order given, other calls in between allowed.
  package static func haveReceivedInOrder(
    _ patterns: [CallPattern], since: Checkpoint?
  ) -> AssertionOutcome {
    outcome(ask(patterns, since: since), of: patterns)
  }

  /// The same, after waiting for the calls.
  nonisolated(nonsending) package static func haveReceivedInOrder(
    _ patterns: [CallPattern], since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    _ = await CallWaiter.wait(for: witnesses(patterns).map(\.storage), within: limit) {
      let result = ask(patterns, since: since)
      return result.success || result.mistake != nil
    }
    return outcome(ask(patterns, since: since), of: patterns)
  }

  /// Asks the fakes' logs, and leaves no trace.
  package static func ask(_ patterns: [CallPattern], since: Checkpoint?) -> OrderResult {
    let witnesses = witnesses(patterns)
    let steps = patterns.map { pattern in
      OrderResult.Step(
        pattern.function, pattern.pattern,
        witness: witnesses.firstIndex { $0.storage === pattern.storage } ?? 0)
    }
    return OrderResult(
      steps, by: witnesses.map { OrderResult.Witness($0.fake, log: $0.storage.log.since(since)) },
      since: since)
  }

  /// A pattern of each fake, in the order in which the patterns name them.
  private static func witnesses(_ patterns: [CallPattern]) -> [CallPattern] {
    patterns.enumerated().filter { index, pattern in
      !patterns[..<index].contains { $0.storage === pattern.storage }
    }
    .map(\.element)
  }

  private static func outcome(
    _ result: OrderResult, of patterns: [CallPattern]
  ) -> AssertionOutcome {
    let end = patterns.first?.storage.end
    if let (index, mistake) = result.mistake {
      let failure = Failure.argumentMistake(
        mistake, patterns[index].fake, patterns[index].function)
      return AssertionOutcome(failure, end)
    }
    guard result.success else { return AssertionOutcome(.outOfOrder(result), end) }
    for (pattern, call) in zip(patterns, result.found) {
      pattern.pattern.capture(call.call.kept)
      pattern.storage.markVerified(MatchedCalls(pattern.function, [call.ordinal]))
    }
    return AssertionOutcome(nil, end)
  }
}
