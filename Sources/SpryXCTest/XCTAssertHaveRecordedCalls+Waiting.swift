// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake records at least one call within a time limit.
///
/// The assertion returns when the first call is received, and waits no longer than `limit`. If you
/// specify a checkpoint, only calls after it are counted.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member records at least one call within a time limit; see
/// ``XCTAssertHaveRecordedCalls(_:since:within:_:file:line:)-(Fake,_,_,_,_,_)``.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake records any calls within a time limit.
///
/// A test that passes waits for the whole of `limit`, because a call could be received until then.
/// If you specify a checkpoint, only calls after it are counted.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member records any calls within a time limit; see
/// ``XCTAssertHaveNoRecordedCalls(_:since:within:_:file:line:)-(Fake,_,_,_,_,_)``.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
