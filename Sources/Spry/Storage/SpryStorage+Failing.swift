// What a fake adds to its failures.
extension SpryStorage {
  /// The stubs that an older, more specific stub keeps from being used.
  var lostStubs: [LostStub] {
    // The stubs' conditions are evaluated outside the lock.
    state.withLock { $0.functions }.lostStubs
  }

  /// Returns a failure, together with the stubs that may have caused it.
  func complete(_ failure: Failure) -> Failure {
    switch failure {
    // Unused stubs are named already, and unmet expectations are reported without them.
    case .unusedStubs, .unmetExpectation, .withLostStubs: return failure
    default:
      let lost = lostStubs
      return lost.isEmpty ? failure : .withLostStubs(failure, lost)
    }
  }

  /// Counts identical calls that have found no stub in the running test.
  ///
  /// - Parameters:
  ///   - call: The call as it appears in failures. Calls that print alike are counted together.
  ///   - locate: Finds the callers of the first such call, which takes some time.
  /// - Returns: The call's number among them, counted from 1, and what `locate` found for the
  ///   first.
  func countMissingStub(
    of call: String, _ locate: () -> MissingStub
  ) -> (count: Int, first: MissingStub) {
    let key = "\(Reporting.runningTest ?? ""): \(call)"
    let known = state.withLock { state in
      state.missingStubs[key]?.count += 1
      return state.missingStubs[key]
    }
    if let known { return (known.count, known) }
    let first = locate()
    state.withLock { $0.missingStubs[key] = first }
    return (1, first)
  }

  /// A call that has found no stub, once or several times in a test.
  struct MissingStub: Sendable {
    var count = 1
    /// The functions between the test and the fake.
    let callers: [Caller]
    /// The line to report it on.
    let location: CodeLocation
  }
}
