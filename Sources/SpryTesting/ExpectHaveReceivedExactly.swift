public import Spry
public import Testing

/// Records an issue unless calls were received in the specified order, and no others.
///
/// ```swift
/// expectHaveReceivedExactly(store.call(.trails), store.call(.save))
/// expectHaveReceivedExactly(store.calls.save(), excluding: [store.calls.trails()])
/// ```
///
/// The assertion compares all calls to all of the fakes that it names. If it passes, all of these
/// calls are verified; if it fails, it shows which calls are missing and which weren't expected. It
/// doesn't fail if the only mistake is a call that has already failed the test for lack of a stub.
///
/// - Parameters:
///   - first: The call that is expected first: one of a generated fake's `calls`, or the result of
///     `call(_:with:)`.
///   - others: The calls that are expected after it, in order.
///   - excluded: Calls that don't count, such as logging, unless they match one of the others. The
///     default is none.
///   - mark: If specified, only calls after this checkpoint are compared.
///   - comment: A comment to add to the issue. Pass it after `since:`, which ends the list of
///     calls.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectHaveReceivedExactly(
  _ first: any CallPatternConvertible, _ others: any CallPatternConvertible...,
  excluding excluded: [any CallPatternConvertible] = [], since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  ([first] + others).map(\.callPattern)
    .receivedExactly(excluding: excluded.map(\.callPattern), mark).record(comment, sourceLocation)
}
