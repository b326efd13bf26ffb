// What a failure of a fake tells in addition.
extension SpryStorage {
  /// The stubs that an older, more specific one keeps from being used.
  var lostStubs: [LostStub] {
    // What their conditions say is asked outside the lock.
    state.withLock { $0.functions }.lostStubs
  }

  /// A failure, with the stubs that may be its cause.
  func complete(_ failure: Failure) -> Failure {
    switch failure {
    // They tell it already.
    case .unusedStubs, .unmetExpectation, .withLostStubs: return failure
    default:
      let lost = lostStubs
      return lost.isEmpty ? failure : .withLostStubs(failure, lost)
    }
  }

  /// Counts the calls of one kind that have found no stub in the running test.
  ///
  /// - Parameters:
  ///   - call: The call as it is printed.
  ///   - locate: Finds who made the first of them, which takes some time.
  /// - Returns: The number of the call among them, from 1, and what was found for the first.
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

  /// A call that has found no stub, once or more in a test.
  struct MissingStub: Sendable {
    var count = 1
    /// The functions on the way from the test to the fake.
    let callers: [Caller]
    /// The line on which it is reported.
    let location: CodeLocation
  }
}
