// What verifications read, and what they record.
extension SpryStorage {
  /// A snapshot of the calls recorded so far.
  package var log: CallLog {
    state.withLock { $0.functions.log }
  }

  /// The functions that have been called or stubbed.
  var knownFunctions: [FunctionName] {
    state.withLock { $0.functions.names }
  }

  /// Returns the calls so far, and which of those to a function may match a pattern.
  ///
  /// The candidates are indices among the calls to the function; `nil` means that all of them may
  /// match.
  func log(
    for pattern: ArgumentPattern, of function: FunctionName
  ) -> (log: CallLog, candidates: [Int]?) {
    state.withLock { state in
      (state.functions.log, state.functions.candidates(for: pattern, of: function))
    }
  }

  /// Marks the calls that a successful verification matched as verified.
  func markVerified(_ matched: MatchedCalls) {
    state.withLock { $0.functions.markVerified(matched) }
  }

  /// Returns the calls that no verification has matched, in order.
  func unverifiedCalls(
    excluding functions: Set<FunctionName>, since beginning: Checkpoint?
  ) -> [RecordedCall] {
    state.withLock { $0.functions }.unverifiedCalls(excluding: functions, since: beginning)
  }

  /// The number of tasks that are waiting for calls, for this library's own tests.
  package var waiterCount: Int { state.withLock { $0.waiters.count } }

  /// Adds a waiter, which each later call wakes.
  func add(_ waiter: CallWaiter) {
    state.withLock { $0.waiters.append(waiter) }
  }

  func remove(_ waiter: CallWaiter) {
    state.withLock { state in
      state.waiters.removeAll { $0 === waiter }
    }
  }
}
