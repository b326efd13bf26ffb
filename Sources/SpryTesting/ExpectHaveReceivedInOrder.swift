public import Spry
public import Testing

/// Records an issue unless calls were received in the order given.
///
/// ```swift
/// expectHaveReceivedInOrder(file.call(.open), log.call(.write, with: "opened"), file.call(.close))
/// ```
///
/// The calls may be of any fakes, and there may be others in between. Each recorded call counts for
/// one of the given ones at most.
///
/// - Parameters:
///   - first: The earliest call.
///   - others: The calls after it, in order.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue; needs `since:` before it, which ends the list of calls.
///   - sourceLocation: Where to record it.
public func expectHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  OrderAssertion.haveReceivedInOrder([first] + others, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless calls are received in the order given within some time.
///
/// - Parameters:
///   - first: The earliest call.
///   - others: The calls after it, in order.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await OrderAssertion.haveReceivedInOrder([first] + others, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
