/// Whether calls to one or more fakes were received in order.
package struct CallOrder: Sendable {
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
  package private(set) var found: [RecordedCall] = []

  /// Finds, for each step, the earliest matching call after that of the previous step.
  ///
  /// No other choice could find more of the calls, and no call is used twice.
  package init(_ steps: [Step], by witnesses: [Witness]) {
    self.steps = steps
    self.witnesses = witnesses
    for step in steps {
      let last = found.last?.ordinal ?? 0
      let calls = witnesses[step.witness].log.calls(of: step.call.function).calls
      let next = calls.first { $0.ordinal > last && step.call.matches($0) }
      guard let next else { break }
      found.append(next)
    }
  }

  package var success: Bool { found.count == steps.count }
}
