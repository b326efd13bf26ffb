/// A fake whose calls are verified together with those of others.
package struct Witness: Sendable {
  package let fake: FakeIdentity
  /// The fake's calls since the beginning, as they were at the verification.
  package let log: CallLog
}

/// A recorded call, and the index of its fake among the witnesses.
package struct WitnessedCall: Sendable {
  /// The call's number among those of all witnesses, starting at 1.
  let number: Int
  package let recorded: RecordedCall
  package let witness: Int
}

extension [Witness] {
  /// The checkpoint before which calls are left out, if there is one.
  package var beginning: Checkpoint? { first?.log.beginning }

  /// The calls of all fakes, in the order in which they were recorded.
  package var calls: [WitnessedCall] {
    let calls = enumerated().flatMap { index, witness in
      witness.log.calls.map { (call: $0, witness: index) }
    }
    return calls.sorted { $0.call.ordinal < $1.call.ordinal }.enumerated().map { index, call in
      WitnessedCall(number: index + 1, recorded: call.call, witness: call.witness)
    }
  }
}
