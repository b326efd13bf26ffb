// What verifications leave behind.
extension SpryStorage: CallSource {
  package func markVerified(_ matched: MatchedCalls) {
    state.withLock { $0.verified.insert(matched) }
  }

  /// The calls so far, and where among those of a function to look for some; `nil` for all.
  func log(
    for pattern: ArgumentPattern, of function: FunctionName
  ) -> (log: CallLog, candidates: [Int]?) {
    state.withLock { state in
      (state.log, state.index.candidates(for: pattern, of: function, in: state.log))
    }
  }

  /// The calls so far, and which of them have been verified.
  var verifiedLog: (log: CallLog, verified: VerifiedCalls) {
    state.withLock { ($0.log, $0.verified) }
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
