// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.assertions.haveRecordedCalls()
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.assertions.haveRecordedCalls()
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.assertions.haveNoRecordedCalls()
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.assertions.haveNoRecordedCalls()
    .report(message(), at: CodeLocation(file, line))
}
