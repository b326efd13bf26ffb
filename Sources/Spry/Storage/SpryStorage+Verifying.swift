// What verifications look at, and leave behind.
extension SpryStorage {
  /// The calls recorded so far; later calls do not change it.
  package var log: CallLog {
    state.withLock { $0.functions.log }
  }

  /// The functions that have been called or stubbed.
  var knownFunctions: [FunctionName] {
    state.withLock { $0.functions.names }
  }

  /// The calls so far, and where among those of a function to look for some; `nil` for all.
  func log(
    for pattern: ArgumentPattern, of function: FunctionName
  ) -> (log: CallLog, candidates: [Int]?) {
    state.withLock { state in
      (state.functions.log, state.functions.candidates(for: pattern, of: function))
    }
  }

  /// Remembers that a verification has found calls as they should be.
  func markVerified(_ matched: MatchedCalls) {
    state.withLock { $0.functions.markVerified(matched) }
  }

  /// The calls that no assertion has matched, in order.
  func unverifiedCalls(
    excluding functions: Set<FunctionName>, since beginning: Checkpoint?
  ) -> [RecordedCall] {
    state.withLock { $0.functions }.unverifiedCalls(excluding: functions, since: beginning)
  }

  /// The number of tasks that wait for calls; only tests of this library ask.
  package var waiterCount: Int { state.withLock { $0.waiters.count } }

  /// Wakes a waiter at each call from now on.
  func add(_ waiter: CallWaiter) {
    state.withLock { $0.waiters.append(waiter) }
  }

  func remove(_ waiter: CallWaiter) {
    state.withLock { state in
      state.waiters.removeAll { $0 === waiter }
    }
  }
}
