// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a fake has stubs that no call has used.
///
/// The failure names the line of each stub. If the stub's function was called with other arguments,
/// the failure shows what differed.
public func XCTAssertNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.haveNoUnusedStubs().report(message(), at: CodeLocation(file, line))
}

/// Fails the test if static members have stubs that no call has used; see the assertion for
/// instances.
public func XCTAssertNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.haveNoUnusedStubs().report(message(), at: CodeLocation(file, line))
}
