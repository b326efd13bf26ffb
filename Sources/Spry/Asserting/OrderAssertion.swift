/// The assertion about the order of calls, independent of the test framework that reports it.
package enum OrderAssertion {
  /// Returns a failure unless the calls were received in this order, perhaps with others in
  /// between.
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

  /// Checks the fakes' recorded calls, without changing anything.
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

  /// The first pattern for each fake, in the order of the patterns.
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
    guard result.success else {
      let failure = witnesses(patterns).reduce(Failure.outOfOrder(result)) { failure, pattern in
        pattern.storage.complete(failure)
      }
      return AssertionOutcome(failure, end)
    }
    for (pattern, call) in zip(patterns, result.found) {
      pattern.pattern.capture(call.call.kept)
      pattern.storage.markVerified(MatchedCalls(pattern.function, [call.ordinal]))
    }
    return AssertionOutcome(nil, end)
  }
}
