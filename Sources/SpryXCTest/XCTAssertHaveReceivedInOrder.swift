// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless calls were received in the order given.
///
/// ```swift
/// XCTAssertHaveReceivedInOrder(file.call(.open), log.call(.write, with: "opened"), file.call(.close))
/// ```
///
/// The calls may be of any fakes, and there may be others in between. Each recorded call counts for
/// one of the given ones at most.
///
/// - Parameters:
///   - first: The earliest call.
///   - others: The calls after it, in order.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure; needs `since:` before it, which ends the list of calls.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  OrderAssertion.haveReceivedInOrder([first] + others, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless calls are received in the order given within some time.
///
/// - Parameters:
///   - first: The earliest call.
///   - others: The calls after it, in order.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveReceivedInOrder(
  _ first: CallPattern, _ others: CallPattern..., since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await OrderAssertion.haveReceivedInOrder([first] + others, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
