/// The assertions about the order of calls, independent of the test framework that reports them.
package enum OrderAssertion {
  /// Returns a failure unless the calls were received in this order, perhaps with others in
  /// between.
  package static func haveReceivedInOrder(
    _ patterns: [CallPattern], since: Checkpoint?, after wait: DidCallResult.Wait? = nil
  ) -> AssertionOutcome {
    let result = check(patterns, since: since)
    return outcome(
      result.success ? nil : .outOfOrder(result, after: wait), of: patterns, received: result.found)
  }

  /// Waits until the calls have been received in order.
  nonisolated(nonsending) package static func wait(
    for patterns: [CallPattern], since: Checkpoint?, within limit: Duration
  ) async -> DidCallResult.Wait {
    let isConfirmed = await Waiter.wait(for: witnesses(patterns).map(\.storage), within: limit) {
      patterns.contains { $0.mistake != nil } || check(patterns, since: since).success
    }
    return (limit, isConfirmed)
  }

  /// Returns a failure unless the calls were received in this order, and their fakes received no
  /// others.
  ///
  /// Others that have already failed the running test, because they have no stub, don't fail it
  /// again.
  ///
  /// - Parameters:
  ///   - patterns: The expected calls.
  ///   - excluded: Calls that are ignored unless they are expected. Those to other fakes are ignored
  ///     anyway.
  ///   - since: If specified, only calls after this checkpoint are compared.
  /// - Returns: The outcome.
  package static func haveReceivedExactly(
    _ patterns: [CallPattern], excluding excluded: [CallPattern] = [], since: Checkpoint?
  ) -> AssertionOutcome {
    let witnesses = witnesses(patterns)
    let result = ExactResult(
      steps(patterns, among: witnesses), excluding: steps(excluded, among: witnesses),
      by: logs(witnesses, since: since), since: since)
    let storages = witnesses.map(\.storage)
    let isReported = result.parts.filter(\.isDifferent).allSatisfy { part in
      guard case .unexpected(let call) = part else { return false }
      return storages[call.witness].end.listedCalls[call.recorded.ordinal] == .unstubbed
    }
    let mistake = excluded.compactMap(\.mistake).first
    let unrecorded = isReported ? unrecordedCall(to: witnesses, excluding: excluded, since) : nil
    return outcome(
      mistake ?? (isReported ? unrecorded : .notExactly(result)), of: patterns,
      received: result.expected)
  }

  /// A failure if one of some fakes answers calls without recording them.
  private static func unrecordedCall(
    to witnesses: [CallPattern], excluding excluded: [CallPattern], _ since: Checkpoint?
  ) -> Failure? {
    for witness in witnesses {
      let ignored = excluded.filter { $0.storage === witness.storage }.map(\.function)
      let functions = witness.storage.log.since(since).unrecordedFunctions
      if let function = functions.first(where: { !ignored.contains($0) }) {
        return .unrecorded(witness.fake, function)
      }
    }
    return nil
  }

  /// Checks the fakes' recorded calls, without changing anything.
  package static func check(_ patterns: [CallPattern], since: Checkpoint?) -> OrderResult {
    let witnesses = witnesses(patterns)
    return OrderResult(
      steps(patterns, among: witnesses), by: logs(witnesses, since: since), since: since)
  }

  /// The calls to those of some fakes, in order.
  private static func steps(
    _ patterns: [CallPattern], among witnesses: [CallPattern]
  ) -> [OrderResult.Step] {
    patterns.compactMap { pattern in
      witnesses.firstIndex { $0.storage === pattern.storage }.map {
        OrderResult.Step(call: pattern.expected, witness: $0)
      }
    }
  }

  private static func logs(
    _ witnesses: [CallPattern], since: Checkpoint?
  ) -> [OrderResult.Witness] {
    witnesses.map { OrderResult.Witness(fake: $0.fake, log: $0.storage.log.since(since)) }
  }

  /// The first pattern for each fake, in the order of the patterns.
  private static func witnesses(_ patterns: [CallPattern]) -> [CallPattern] {
    patterns.reduce(into: []) { found, pattern in
      if !found.contains(where: { $0.storage === pattern.storage }) { found.append(pattern) }
    }
  }

  /// Creates the outcome of an assertion.
  ///
  /// If there is no failure, each pattern captures arguments from its call, and the calls count as
  /// verified.
  private static func outcome(
    _ failure: Failure?, of patterns: [CallPattern], received calls: [RecordedCall]
  ) -> AssertionOutcome {
    let failure = patterns.compactMap(\.mistake).first ?? failure
    for (expected, received) in zip(patterns, failure == nil ? calls : []) {
      expected.pattern.capture(received.call.kept)
      expected.storage.markVerified(MatchedCalls(expected.function, [received.ordinal]))
    }
    return AssertionOutcome(failure: failure, end: patterns.first?.storage.end)
  }
}
