/// The question whether a function was called so often with such arguments.
package struct Verification: Sendable {
  package let function: FunctionName
  package let pattern: ArgumentPattern
  package let count: CountSpecifier
  /// Only later calls count.
  package let beginning: Checkpoint?

  package init(
    _ function: some StringRepresentable, _ arguments: [Any?], _ count: CountSpecifier,
    since beginning: Checkpoint?
  ) {
    self.function = FunctionName(function)
    pattern = ArgumentPattern(arguments)
    self.count = count
    self.beginning = beginning
  }

  /// Whether the function was called, but never with this number of arguments.
  ///
  /// That no such call was received says little then: it could not have been.
  package func hasUnknownArgumentCount(in log: CallLog) -> Bool {
    let entries = log.entries(of: function)
    return !pattern.matchesEverything && !entries.isEmpty
      && !entries.contains { $0.arguments.value.count == pattern.matchers.count }
  }

  /// What the log answers.
  package func result(in log: CallLog, of fake: FakeIdentity) -> DidCallResult {
    let log = log.since(beginning)
    return DidCallResult(verification: self, matched: matches(in: log), log: log, fake: fake)
  }

  /// The calls in the log that have the arguments.
  private func matches(in log: CallLog) -> MatchedCalls {
    let entries = log.entries(of: function)
    if pattern.incomparable != nil { return MatchedCalls(function, []) }
    if pattern.matchesEverything, beginning == nil {
      return MatchedCalls(function, count: entries.count, through: entries.last?.ordinal ?? 0)
    }
    return MatchedCalls(function, pattern.ordinals(of: entries))
  }
}
