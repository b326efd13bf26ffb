// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a fake recorded calls that no assertion has matched.
///
/// ```swift
/// XCTAssertNoUnverifiedCalls(store, excluding: [.region])
/// ```
///
/// A verification that succeeds marks the calls that it finds as verified. Counting or reading
/// calls doesn't.
///
/// - Parameters:
///   - fake: The fake, or for static members its type.
///   - functions: The functions whose calls need no verification.
///   - beginning: If specified, only calls after this checkpoint have to be verified.
///   - message: What to add to the failure.
///   - file: The file that failures point to.
///   - line: The line that failures point to.
public func XCTAssertNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake, excluding functions: [Fake.Function] = [], since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if static members recorded calls that no assertion has matched; see
/// ``XCTAssertNoUnverifiedCalls(_:excluding:since:_:file:line:)-6byv``.
public func XCTAssertNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake.Type, excluding functions: [Fake.ClassFunction] = [],
  since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
