// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless calls were received in the specified order, and no others.
///
/// ```swift
/// XCTAssertHaveReceivedExactly(store.call(.trails), store.call(.save))
/// XCTAssertHaveReceivedExactly(store.calls.save(), excluding: [store.calls.trails()])
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
///   - message: A message to add to the failure. Pass it after `since:`, which ends the list of
///     calls.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertHaveReceivedExactly(
  _ first: any CallPatternConvertible, _ others: any CallPatternConvertible...,
  excluding excluded: [any CallPatternConvertible] = [], since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  ([first] + others).map(\.callPattern)
    .receivedExactly(excluding: excluded.map(\.callPattern), mark).report(message, file, line)
}
