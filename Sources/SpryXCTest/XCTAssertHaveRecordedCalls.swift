// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
