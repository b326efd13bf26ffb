public import Spry
public import Testing

/// Records an issue unless calls were received in the specified order.
///
/// ```swift
/// expectHaveReceivedInOrder(file.call(.open), log.call(.write, with: "opened"), file.call(.close))
/// ```
///
/// The calls may be to different fakes, with other calls in between. Each recorded call counts as
/// at most one of the specified ones.
///
/// - Parameters:
///   - first: The earliest call.
///   - others: The calls after it, in order.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - comment: What to add to the issue. It needs `since:` before it, which ends the list of
///     calls.
///   - sourceLocation: The location that issues point to.
public func expectHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  OrderAssertion.haveReceivedInOrder([first] + others, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless calls are received in the specified order within a time limit.
///
/// It returns as soon as the last call is there, and waits no longer than `limit`. The other
/// parameters are those of ``expectHaveReceivedInOrder(_:_:since:_:sourceLocation:)``.
nonisolated(nonsending) public func expectHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await OrderAssertion.haveReceivedInOrder([first] + others, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
