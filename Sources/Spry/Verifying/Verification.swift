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

  /// Whether the question itself makes no sense, so that there is no answer.
  package var isMistaken: Bool { pattern.mistake != nil || count.isNegative }

  /// Whether no call of the function has this number of arguments, as far as can be known.
  ///
  /// That no such call was received says little then: it could not have been.
  package func hasUnknownArgumentCount(in log: CallLog) -> Bool {
    if pattern.matchesEverything { return false }
    let entries = log.entries(of: function)
    if entries.isEmpty { return endsInMessage }
    return !entries.contains { $0.arguments.value.count == pattern.argumentCount }
  }

  /// Whether the last argument is a text, and one more than the function has parameters: a message
  /// that was taken for an argument.
  ///
  /// Without a call there is only the case's raw value to tell. It says nothing of subscripts,
  /// which may pass the new value on, nor of a lone `_`, which is a closure of any kind.
  private var endsInMessage: Bool {
    let signature = Signature(function.rawValue)
    guard let labels = signature.labels, labels.contains(where: { $0 != nil }),
      !signature.isSubscript, pattern.matchers.count == labels.count + 1,
      case .value(let last) = pattern.matchers.last
    else { return false }
    return last.value is String
  }

  /// What the log answers.
  ///
  /// - Parameters:
  ///   - log: The calls of the fake.
  ///   - candidates: The indices of those of the function that may match; `nil` for all.
  ///   - fake: The fake.
  /// - Returns: The answer.
  package func result(
    in log: CallLog, among candidates: [Int]? = nil, of fake: FakeIdentity
  ) -> DidCallResult {
    // The indices are those of all calls.
    let candidates = beginning == nil ? candidates : nil
    let log = log.since(beginning)
    return DidCallResult(
      verification: self, matched: matches(in: log, among: candidates), log: log, fake: fake)
  }

  /// The calls in the log that have the arguments.
  private func matches(in log: CallLog, among candidates: [Int]?) -> MatchedCalls {
    let entries = log.entries(of: function)
    if isMistaken { return MatchedCalls(function, []) }
    if pattern.matchesEverything, beginning == nil {
      return MatchedCalls(function, count: entries.count, through: entries.last?.ordinal ?? 0)
    }
    return MatchedCalls(function, pattern.ordinals(of: entries, among: candidates))
  }
}
