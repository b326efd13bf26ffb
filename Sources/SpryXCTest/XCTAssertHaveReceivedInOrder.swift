// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless calls were received in the specified order.
///
/// ```swift
/// XCTAssertHaveReceivedInOrder(store.call(.trails), settings.call(.region), store.call(.save))
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
///   - message: A message to add to the failure. Pass it after `since:`, which ends the list of
///     calls.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertHaveReceivedInOrder(
  _ first: any CallPatternConvertible, _ others: any CallPatternConvertible...,
  since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { ([first] + others).map(\.callPattern).receivedInOrder(mark).report(message, file, line) }

/// Fails the test unless calls are received in the specified order within a time limit.
///
/// The assertion returns as soon as all calls have been received in order, and waits no longer than
/// `limit`. The other parameters are those of
/// ``XCTAssertHaveReceivedInOrder(_:_:since:_:file:line:)``.
nonisolated(nonsending) public func XCTAssertHaveReceivedInOrder(
  _ first: any CallPatternConvertible, _ others: any CallPatternConvertible...,
  since mark: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  let calls = ([first] + others).map(\.callPattern)
  let wait = await calls.wait(since: mark, within: limit)
  calls.receivedInOrder(mark, after: wait).report(message, file, line)
}
