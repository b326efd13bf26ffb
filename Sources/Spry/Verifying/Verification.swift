/// A check that a function was called a certain number of times with certain arguments.
package struct Verification: Sendable {
  package let call: ExpectedCall
  package let count: CountSpecifier
  /// If set, only calls after this checkpoint are counted.
  package let beginning: Checkpoint?

  private var function: FunctionName { call.function }
  private var pattern: ArgumentPattern { call.pattern }

  /// Whether the verification itself contains a mistake, so that it has no answer.
  package var isMistaken: Bool { pattern.mistake != nil || count.isNegative }

  /// Why finding a number of matching calls doesn't prove that there were no more, or `nil` if it does
  /// or if more would make no difference.
  func doubt(in log: CallLog, matched: Int) -> DidCallResult.Doubt? {
    if isMistaken { return nil }
    if log.calls(of: function).isUnrecorded { return .notRecorded }
    if pattern.matchesEverything { return nil }
    if matched > 0 { return hasLookAlikes(in: log, besides: matched) ? .lookAlike : nil }
    let calls = log.entries(of: function).lazy.map(\.arguments.value)
    // As far as is known, no call to the function has this number of arguments, so that no matching
    // call was received means little.
    let isReceivable =
      calls.isEmpty ? !endsInMessage : isSubscript || calls.contains { pattern.accepts($0.count) }
    if !isReceivable { return .notReceivable }
    if !calls.isEmpty, !calls.contains(where: pattern.isApplicable) { return .notApplicable }
    return calls.contains(where: pattern.looksLike) ? .lookAlike : nil
  }

  /// Whether enough calls look like the specified one to change whether the count is met.
  private func hasLookAlikes(in log: CallLog, besides matched: Int) -> Bool {
    let (least, most) = count.bounds
    guard let needed = matched < least ? least - matched : most.map({ $0 - matched + 1 }),
      needed > 0
    else { return false }
    let alike = log.entries(of: function).lazy.filter { pattern.looksLike($0.arguments.value) }
    return alike.prefix(needed).count == needed
  }

  /// Whether this is about reading or setting a subscript, as far as the number of arguments tells.
  ///
  /// Setting it records one argument more than reading it, so neither has to have happened.
  private var isSubscript: Bool {
    let signature = Signature(function.rawValue)
    guard signature.isSubscript, let count = signature.labels?.count else { return false }
    // One string more is probably a message that was taken for an argument.
    return pattern.argumentCount == count || pattern.argumentCount == count + 1 && lastString == nil
  }

  /// The last specified argument, if it is a string.
  private var lastString: String? {
    if case .value(let last) = pattern.matchers.last?.rule { last.value as? String } else { nil }
  }

  /// Whether the last argument is a string, and one argument too many for the function.
  ///
  /// Such a string is probably a message that was taken for an argument. Without a recorded call,
  /// only the raw value of the case shows the number of parameters. It shows nothing for
  /// subscripts, which may pass on the new value, or for a lone `_`, which is a closure of any
  /// kind.
  private var endsInMessage: Bool {
    let signature = Signature(function.rawValue)
    guard let labels = signature.labels, labels.contains(where: { $0 != nil }) else { return false }
    return !signature.isSubscript && !pattern.hasRest && lastString != nil
      && pattern.matchers.count == labels.count + 1
  }

  /// The last argument, if it is a string, and one argument too many for every call to the
  /// function.
  ///
  /// Such a string is probably a message that was taken for an argument.
  func surplusMessage(in log: CallLog) -> String? {
    let entries = log.entries(of: function)
    let isSurplus =
      entries.isEmpty
      ? endsInMessage
      : entries.allSatisfy { $0.arguments.value.count == pattern.matchers.count - 1 }
    return isSurplus ? lastString : nil
  }

  /// The calls in the log that match the arguments.
  ///
  /// - Parameter log: The calls of the fake since the beginning.
  /// - Returns: The matching calls.
  package func matches(in log: CallLog) -> MatchedCalls {
    let entries = log.entries(of: function)
    if isMistaken { return MatchedCalls(function, []) }
    if pattern.matchesEverything, beginning == nil {
      return MatchedCalls(
        function: function, count: entries.count, ordinals: .through(entries.last?.ordinal ?? 0))
    }
    return MatchedCalls(
      function, entries.filter { pattern.matches($0.arguments.value) }.map(\.ordinal))
  }
}
