// The assertions about several calls, independent of the test framework that reports them.
extension [CallPattern] {
  /// Returns a failure unless the calls were received in this order, perhaps with others in
  /// between.
  package func receivedInOrder(_ mark: Checkpoint?, after wait: Wait? = nil) -> AssertionOutcome {
    let order = order(since: mark)
    return outcome(order.success ? nil : .outOfOrder(order, after: wait), received: order.found)
  }

  /// Waits until the calls have been received in order.
  nonisolated(nonsending) package func wait(
    since mark: Checkpoint?, within limit: Duration
  ) async -> Wait {
    await Waiter.wait(for: fakes.map(\.storage), within: limit) {
      contains { $0.mistake != nil } || order(since: mark).success
    }
  }

  /// Returns a failure unless the calls were received in this order, and their fakes received no
  /// others.
  ///
  /// Others that have already failed the running test, because they have no stub, don't fail it
  /// again.
  ///
  /// - Parameters:
  ///   - excluded: Calls that are ignored unless they are expected. Those to other fakes are
  ///     ignored anyway.
  ///   - mark: If specified, only calls after this checkpoint are compared.
  /// - Returns: The outcome.
  package func receivedExactly(
    excluding excluded: [CallPattern] = [], _ mark: Checkpoint?
  ) -> AssertionOutcome {
    let fakes = fakes
    let calls = ExactCalls(
      steps(among: fakes), excluding: excluded.steps(among: fakes),
      by: fakes.witnesses(since: mark))
    let isReported = calls.parts.filter(\.isDifferent).allSatisfy { part in
      guard case .unexpected(let call) = part else { return false }
      return fakes[call.witness].storage.ledger.listedCalls[call.recorded.ordinal] == .unstubbed
    }
    // A fake that answers calls without recording them.
    let unrecorded = zip(fakes, calls.witnesses).compactMap { fake, witness in
      witness.log.unrecorded.first { function in
        !excluded.contains { $0.storage === fake.storage && $0.function == function }
      }
      .map { Failure.unrecorded(witness.fake, $0) }
    }
    let mistake = excluded.compactMap(\.mistake).first
    let failure = isReported ? unrecorded.first : Failure.notExactly(calls)
    return outcome(mistake ?? failure, received: calls.asExpected)
  }

  /// Checks the fakes' recorded calls, without changing anything.
  package func order(since mark: Checkpoint?) -> CallOrder {
    let fakes = fakes
    return CallOrder(steps(among: fakes), by: fakes.witnesses(since: mark))
  }

  /// The first of the patterns for each fake.
  private var fakes: [CallPattern] {
    reduce(into: []) { found, pattern in
      if !found.contains(where: { $0.storage === pattern.storage }) { found.append(pattern) }
    }
  }

  /// The calls to some fakes, in order; those to others are left out.
  private func steps(among fakes: [CallPattern]) -> [CallOrder.Step] {
    compactMap { pattern in
      fakes.firstIndex { $0.storage === pattern.storage }.map {
        CallOrder.Step(call: pattern.expected, witness: $0)
      }
    }
  }

  private func witnesses(since mark: Checkpoint?) -> [Witness] {
    map { Witness(fake: $0.fake, log: $0.storage.log.since(mark)) }
  }

  /// Creates the outcome of an assertion.
  ///
  /// If there is no failure, each pattern captures arguments from its call, and the calls count as
  /// verified.
  private func outcome(_ failure: Failure?, received calls: [RecordedCall]) -> AssertionOutcome {
    let failure = compactMap(\.mistake).first ?? failure
    for (expected, received) in zip(self, failure == nil ? calls : []) {
      expected.pattern.capture(received.call.kept)
      expected.storage.markVerified(MatchedCalls(expected.function, [received.ordinal]))
    }
    return AssertionOutcome(failure: failure, ledger: first?.storage.ledger)
  }
}
