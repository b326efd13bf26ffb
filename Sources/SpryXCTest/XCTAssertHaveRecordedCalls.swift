// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake recorded at least one call.
///
/// To verify a call to a particular function, use `XCTAssertHaveReceived`.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fake.record.hasCalls(mark).report(message, file, line) }

/// Fails the test unless a static member recorded at least one call; see the assertion for
/// instances.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fake.record.hasCalls(mark).report(message, file, line) }

/// Fails the test unless a fake records at least one call within a time limit.
///
/// The assertion returns when the first call is received.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - limit: The longest time to wait.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async { await fake.record.hasCalls(mark, within: limit).report(message, file, line) }

/// Fails the test unless a static member records at least one call within a time limit; see the
/// assertion for instances.
nonisolated(nonsending) public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async { await fake.record.hasCalls(mark, within: limit).report(message, file, line) }

/// Fails the test if a fake recorded any calls.
///
/// To rule out calls to a particular function, use `XCTAssertHaveNotReceived`. The assertion
/// doesn't fail if all calls have already failed the test for lack of a stub.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fake.record.hasNoCalls(mark).report(message, file, line) }

/// Fails the test if a static member recorded any calls; see the assertion for instances.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fake.record.hasNoCalls(mark).report(message, file, line) }

/// Fails the test if a fake records any calls within a time limit.
///
/// A passing test waits for the whole of `limit`, because a call could still be received.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - limit: The longest time to wait.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async { await fake.record.hasNoCalls(mark, within: limit).report(message, file, line) }

/// Fails the test if a static member records any calls within a time limit; see the assertion for
/// instances.
nonisolated(nonsending) public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async { await fake.record.hasNoCalls(mark, within: limit).report(message, file, line) }
