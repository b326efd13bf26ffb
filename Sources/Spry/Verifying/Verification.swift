/// A check that a function was called a certain number of times with certain arguments.
package struct Verification: Sendable {
  package let call: ExpectedCall
  package let count: CountSpecifier
  /// If set, only calls after this checkpoint are counted.
  package let beginning: Checkpoint?

  var function: FunctionName { call.function }
  var pattern: ArgumentPattern { call.pattern }

  /// Whether the verification itself contains a mistake, so that it has no answer.
  package var isMistaken: Bool { pattern.mistake != nil || count.isNegative }

  /// Why finding a number of matching calls doesn't prove that there were no more, or `nil` if it
  /// does or if more would make no difference.
  func doubt(in log: CallLog, matched: Int) -> DidCallResult.Doubt? {
    if isMistaken { return nil }
    if log.calls(of: function).isUnrecorded { return .notRecorded }
    if pattern.matchesEverything { return nil }
    if matched > 0 { return hasLookAlikes(in: log, besides: matched) ? .lookAlike : nil }
    let calls = log.calls(of: function).entries.lazy.map(\.arguments.value)
    // As far as is known, no call to the function has this number of arguments, so that no matching
    // call was received means little.
    let isReceivable =
      calls.isEmpty
      ? !endsInMessage : isAccess(in: log) || calls.contains { pattern.accepts($0.count) }
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
    let calls = log.calls(of: function).entries.lazy
    return calls.filter { pattern.looksLike($0.arguments.value) }.prefix(needed).count == needed
  }

  /// Whether a test that waits for the specified number of calls can stop waiting.
  func isEnough(in log: CallLog) -> Bool { count.isEnough(matches(in: log.since(beginning)).count) }

  /// The calls in the log that match the arguments.
  ///
  /// - Parameter log: The calls of the fake since the beginning.
  /// - Returns: The matching calls.
  package func matches(in log: CallLog) -> MatchedCalls {
    let entries = log.calls(of: function).entries
    if isMistaken { return MatchedCalls(function, []) }
    if pattern.matchesEverything, beginning == nil {
      return MatchedCalls(
        function: function, count: entries.count, ordinals: .through(entries.last?.ordinal ?? 0))
    }
    return MatchedCalls(
      function, entries.filter { pattern.matches($0.arguments.value) }.map(\.ordinal))
  }
}
