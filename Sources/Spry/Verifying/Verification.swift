/// The question whether a function was called so often with such arguments.
package struct Verification: Sendable {
  package let function: FunctionName
  package let pattern: ArgumentPattern
  package let count: CountSpecifier

  package init(_ function: FunctionName, arguments: [Any?], count: CountSpecifier) {
    self.function = function
    pattern = ArgumentPattern(arguments)
    self.count = count
  }

  /// The number of calls in the log that have the arguments.
  package func matchCount(in log: CallLog) -> Int {
    pattern.matchesEverything
      ? log.count(of: function)
      : log.entries(of: function).count { pattern.matches($0.arguments.value) }
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
    let received = pattern.incomparable == nil ? matchCount(in: log) : 0
    return DidCallResult(verification: self, received: received, log: log, fake: fake)
  }
}
