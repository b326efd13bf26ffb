// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a fake recorded calls that no assertion has matched.
///
/// ```swift
/// XCTAssertNoUnverifiedCalls(store, excluding: [.region])
/// ```
///
/// A call counts as verified once a successful `didCall` or a passing assertion has matched it,
/// whereas counting or reading calls doesn't verify them. The assertion leaves out calls that a
/// failed assertion of the same test has listed, and calls that have failed the test for lack of a
/// stub.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - functions: The functions whose calls don't have to be verified, such as logging. The default
///     is none.
///   - mark: If specified, only calls after this checkpoint have to be verified.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake, excluding functions: [Fake.Function] = [], since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fake.record.hasNoUnverifiedCalls(excluding: functions, mark).report(message, file, line) }

/// Fails the test if static members recorded calls that no assertion has matched; see the assertion
/// for instances.
public func XCTAssertNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake.Type, excluding functions: [Fake.ClassFunction] = [], since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fake.record.hasNoUnverifiedCalls(excluding: functions, mark).report(message, file, line) }
