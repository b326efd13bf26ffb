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
///   - first: The earliest call.
///   - others: The calls after it, in order.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - message: What to add to the failure. It needs `since:` before it, which ends the list of
///     calls.
///   - file: The file that failures point to.
///   - line: The line that failures point to.
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
/// It returns as soon as the last call is there, and waits no longer than `limit`. The other
/// parameters are those of ``XCTAssertHaveReceivedInOrder(_:_:since:_:file:line:)``.
nonisolated(nonsending) public func XCTAssertHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await OrderAssertion.haveReceivedInOrder([first] + others, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
