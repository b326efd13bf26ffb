// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a fake has recorded calls that no verification has found.
///
/// ```swift
/// XCTAssertNoUnverifiedCalls(store, excluding: [.region])
/// ```
///
/// A verification that succeeds verifies the calls that it finds. Counting and reading calls
/// verifies none.
///
/// - Parameters:
///   - fake: The fake.
///   - functions: Functions whose calls do not matter.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake, excluding functions: [Fake.Function] = [], since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if static members of a fake have recorded calls that no verification has found.
///
/// - Parameters:
///   - fake: The fake's type.
///   - functions: Functions whose calls do not matter.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake.Type, excluding functions: [Fake.ClassFunction] = [],
  since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
