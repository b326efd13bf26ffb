// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake recorded at least one call.
///
/// Pass a checkpoint as `since` to count only the calls after it. To verify a call to a particular
/// function, use `XCTAssertHaveReceived`.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.haveRecordedCalls(since: beginning).report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member recorded at least one call.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.haveRecordedCalls(since: beginning).report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a fake records at least one call within a time limit.
///
/// The assertion returns when the first call is received, and waits no longer than `limit`.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  _ = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveRecordedCalls(since: beginning).report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member records at least one call within a time limit.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  _ = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveRecordedCalls(since: beginning).report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake recorded any calls.
///
/// Pass a checkpoint as `since` to count only the calls after it. To rule out calls to a particular
/// function, use `XCTAssertHaveNotReceived`.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.haveNoRecordedCalls(since: beginning).report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member recorded any calls.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.haveNoRecordedCalls(since: beginning).report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake records any calls within a time limit.
///
/// A test that passes waits for the whole of `limit`, because a call could be received until then.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  let isConfirmed = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveNoRecordedCalls(since: beginning, isConfirmed: isConfirmed)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member records any calls within a time limit.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  let isConfirmed = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveNoRecordedCalls(since: beginning, isConfirmed: isConfirmed)
    .report(message(), at: CodeLocation(file, line))
}
