// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake recorded at least one call.
///
/// Pass a checkpoint as `since` to count only the calls after it. To verify a call to a particular
/// function, use ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member recorded at least one call; see
/// ``XCTAssertHaveRecordedCalls(_:since:_:file:line:)-(Fake,_,_,_,_)``.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake recorded any calls.
///
/// Pass a checkpoint as `since` to count only the calls after it. To rule out calls to a particular
/// function, use ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member recorded any calls; see
/// ``XCTAssertHaveNoRecordedCalls(_:since:_:file:line:)-(Fake,_,_,_,_)``.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
