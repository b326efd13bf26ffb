// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless calls were received in the specified order.
///
/// ```swift
/// XCTAssertHaveReceivedInOrder(file.call(.open), log.call(.write, with: "opened"), file.call(.close))
/// ```
///
/// The calls may be to different fakes, with other calls in between. Each recorded call counts as
/// at most one of the specified ones.
///
/// - Parameters:
///   - first: The call that is expected first. Describe it with `call(_:with:)`.
///   - others: The calls that are expected after it, in order.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - message: A message to add to the failure. Put it after `since:`, which ends the list of
///     calls.
///   - file: The file to attribute failures to. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to attribute failures to. The default is the line of this call.
public func XCTAssertHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  OrderAssertion.haveReceivedInOrder([first] + others, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless calls are received in the specified order within a time limit.
///
/// The assertion returns as soon as all calls have been received in order, and waits no longer than
/// `limit`. For the other parameters, see ``XCTAssertHaveReceivedInOrder(_:_:since:_:file:line:)``.
nonisolated(nonsending) public func XCTAssertHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await OrderAssertion.haveReceivedInOrder([first] + others, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
