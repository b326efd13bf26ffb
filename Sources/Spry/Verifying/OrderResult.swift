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
      witness == other.witness && call.matches(other.recorded)
    }

    /// Whether a call to any of the fakes is one to the same function.
    func isSameFunction(as other: WitnessedCall) -> Bool {
      witness == other.witness && call.function == other.recorded.call.function
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
