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
  /// - Returns: The number of the call among them, from 1.
  func countMissingStub(of call: String) -> Int {
    let key = "\(Reporting.runningTest ?? ""): \(call)"
    return state.withLock { state in
      state.missingStubs[key, default: 0] += 1
      return state.missingStubs[key] ?? 1
    }
  }
}
