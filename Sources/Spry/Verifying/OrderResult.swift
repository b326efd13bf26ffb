/// Whether calls to one or more fakes were received in order.
package struct OrderResult: Sendable {
  /// A fake whose calls are verified.
  package struct Witness: Sendable {
    package let fake: FakeIdentity
    /// The fake's calls since the beginning, as they were at the verification.
    package let log: CallLog
  }

  /// An expected call.
  package struct Step: Sendable {
    package let call: ExpectedCall
    /// The index of the call's fake among the witnesses.
    package let witness: Int

    /// Whether a call to any of the fakes is the expected one.
    func matches(_ other: WitnessedCall) -> Bool {
      witness == other.witness && call.matches(other.call)
    }

    /// Whether a call to any of the fakes is one to the same function.
    func isSameFunction(as other: WitnessedCall) -> Bool {
      witness == other.witness && call.function == other.call.call.function
    }
  }

  package let steps: [Step]
  /// The fakes, each of them once, in the order in which the steps name them.
  package let witnesses: [Witness]
  /// The calls that were found, one for each step, up to the step where the order broke.
  package let found: [RecordedCall]
  package let beginning: Checkpoint?

  /// Finds, for each step, the earliest matching call after that of the previous step.
  ///
  /// No other choice could find more of the calls, and no call is used twice.
  package init(_ steps: [Step], by witnesses: [Witness], since beginning: Checkpoint?) {
    self.steps = steps
    self.witnesses = witnesses
    self.beginning = beginning

    var found: [RecordedCall] = []
    for step in steps {
      let last = found.last?.ordinal ?? 0
      guard
        let call = witnesses[step.witness].log.calls(of: step.call.function).calls.first(where: {
          $0.ordinal > last && step.call.matches($0)
        })
      else { break }
      found.append(call)
    }
    self.found = found
  }

  package var success: Bool { found.count == steps.count }
}

/// A recorded call, and the index of its fake among the witnesses.
package struct WitnessedCall: Sendable {
  /// The call's number among those of all witnesses, starting at 1.
  let number: Int
  package let call: RecordedCall
  package let witness: Int
}

extension [OrderResult.Witness] {
  /// The calls of all fakes, in the order in which they were recorded.
  package var calls: [WitnessedCall] {
    let calls = enumerated().flatMap { index, witness in
      witness.log.calls.map { (call: $0, witness: index) }
    }
    return calls.sorted { $0.call.ordinal < $1.call.ordinal }.enumerated().map { index, call in
      WitnessedCall(number: index + 1, call: call.call, witness: call.witness)
    }
  }
}
