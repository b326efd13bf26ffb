// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a fake has stubs that no call has used.
///
/// The failure names each stub's line, and what differed where its function was called with other
/// arguments.
///
/// - Parameters:
///   - fake: The fake.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNoUnusedStubs()
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if the static members of a fake have stubs that no call has used.
///
/// - Parameters:
///   - fake: The fake's type.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNoUnusedStubs()
    .report(message(), at: CodeLocation(file, line))
}
