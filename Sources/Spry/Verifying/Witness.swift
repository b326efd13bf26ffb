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
    let calls = enumerated().flatMap { index, witness in witness.log.calls.map { ($0, index) } }
    return zip(1..., calls.sorted { $0.0.ordinal < $1.0.ordinal })
      .map { WitnessedCall(number: $0, recorded: $1.0, witness: $1.1) }
  }
}
