public import Spry
public import Testing

/// Records an issue unless calls were received in the specified order.
///
/// ```swift
/// expectHaveReceivedInOrder(store.call(.trails), settings.call(.region), store.call(.save))
/// ```
///
/// The calls can be to different fakes, with other calls in between. Each recorded call counts as
/// at most one of the specified ones.
///
/// - Parameters:
///   - first: The call that is expected first: one of a generated fake's `calls`, or the result of
///     `call(_:with:)`.
///   - others: The calls that are expected after it, in order.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue. Pass it after `since:`, which ends the list of
///     calls.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectHaveReceivedInOrder(
  _ first: any CallPatternConvertible, _ others: any CallPatternConvertible...,
  since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { ([first] + others).map(\.callPattern).receivedInOrder(mark).record(comment, sourceLocation) }

/// Records an issue unless calls are received in the specified order within a time limit.
///
/// The assertion returns as soon as all calls have been received in order, and waits no longer than
/// `limit`. The other parameters are those of
/// ``expectHaveReceivedInOrder(_:_:since:_:sourceLocation:)``.
nonisolated(nonsending) public func expectHaveReceivedInOrder(
  _ first: any CallPatternConvertible, _ others: any CallPatternConvertible...,
  since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let calls = ([first] + others).map(\.callPattern)
  let wait = await calls.wait(since: mark, within: limit)
  calls.receivedInOrder(mark, after: wait).record(comment, sourceLocation)
}
