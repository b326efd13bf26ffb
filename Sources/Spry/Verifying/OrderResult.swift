/// Whether calls of one or several fakes were received in an order.
package struct OrderResult: Sendable {
  /// A fake whose calls were asked for.
  package struct Witness: Sendable {
    package let fake: FakeIdentity
    /// Its calls when the question was asked, since the beginning.
    package let log: CallLog

    package init(_ fake: FakeIdentity, log: CallLog) {
      self.fake = fake
      self.log = log
    }
  }

  /// A call that was asked for.
  package struct Step: Sendable {
    package let function: FunctionName
    package let pattern: ArgumentPattern
    /// The index of its fake among the witnesses.
    package let witness: Int

    package init(_ function: FunctionName, _ pattern: ArgumentPattern, witness: Int) {
      self.function = function
      self.pattern = pattern
      self.witness = witness
    }
  }

  package let steps: [Step]
  /// The fakes, in the order in which the steps name them, each once.
  package let witnesses: [Witness]
  /// The calls found, one for each step, up to where the order broke.
  package let found: [RecordedCall]
  package let beginning: Checkpoint?

  /// Looks for the calls, for each the earliest that comes after the one before.
  ///
  /// No other choice could find more of them, and no call is taken twice.
  package init(_ steps: [Step], by witnesses: [Witness], since beginning: Checkpoint?) {
    self.steps = steps
    self.witnesses = witnesses
    self.beginning = beginning

    var found: [RecordedCall] = []
    for step in steps {
      let last = found.last?.ordinal ?? 0
      guard
        step.pattern.mistake == nil,
        let call = witnesses[step.witness].log.calls(of: step.function).calls.first(where: {
          $0.ordinal > last && step.pattern.matches($0.arguments)
        })
      else { break }
      found.append(call)
    }
    self.found = found
  }

  package var success: Bool { found.count == steps.count }

  /// The index of the first step with an argument that makes no sense, and what is wrong with it.
  package var mistake: (index: Int, ArgumentMistake)? {
    for (index, step) in steps.enumerated() {
      if let mistake = step.pattern.mistake { return (index, mistake) }
    }
    return nil
  }
}
