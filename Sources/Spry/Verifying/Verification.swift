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

  /// Whether no later call can change the answer.
  package func isFinal(_ received: Int) -> Bool { isMistaken || count.isFinal(received) }

  /// Why it does not follow from finding no call that none was made.
  func doubt(in log: CallLog) -> DidCallResult.Doubt? {
    if isMistaken || pattern.matchesEverything { return nil }
    let entries = log.entries(of: function)
    if hasUnknownArgumentCount(in: entries) { return .notReceivable }
    return entries.contains { pattern.looksLike($0.arguments.value) } ? .lookAlike : nil
  }

  /// Whether no call of the function has this number of arguments, as far as can be known.
  ///
  /// That no such call was received says little then: it could not have been.
  private func hasUnknownArgumentCount(in entries: [FunctionCalls.Entry]) -> Bool {
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

  /// The calls in the log that have the arguments.
  ///
  /// - Parameters:
  ///   - log: The calls of the fake since the beginning.
  ///   - candidates: The indices of those of the function that may match, counted among all calls;
  ///     `nil` for all.
  /// - Returns: The calls.
  package func matches(in log: CallLog, among candidates: [Int]? = nil) -> MatchedCalls {
    let entries = log.entries(of: function)
    if isMistaken { return MatchedCalls(function, []) }
    if pattern.matchesEverything, beginning == nil {
      return MatchedCalls(function, count: entries.count, through: entries.last?.ordinal ?? 0)
    }
    // Where calls are left out, the indices are those of others.
    return MatchedCalls(
      function, pattern.ordinals(of: entries, among: beginning == nil ? candidates : nil))
  }
}
