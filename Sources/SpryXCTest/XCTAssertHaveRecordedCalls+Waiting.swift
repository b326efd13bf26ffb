// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member of a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member of a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
