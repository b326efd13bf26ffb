/// A recorded call, and the index of its fake among the witnesses.
package struct WitnessedCall: Sendable {
  /// The call's number among those of all witnesses, starting at 1.
  let number: Int
  package let recorded: RecordedCall
  package let witness: Int
}

extension [OrderResult.Witness] {
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
