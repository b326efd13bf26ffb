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
///   - first: The call that is expected first. Describe it with `call(_:with:)`.
///   - others: The calls that are expected after it, in order.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue. Put it after `since:`, which ends the list of calls.
///   - sourceLocation: The location to attribute issues to. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
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
/// The assertion returns as soon as all calls have been received in order, and waits no longer than
/// `limit`. For the other parameters, see
/// ``expectHaveReceivedInOrder(_:_:since:_:sourceLocation:)``.
nonisolated(nonsending) public func expectHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await OrderAssertion.haveReceivedInOrder([first] + others, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
