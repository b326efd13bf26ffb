// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test for each expectation of a fake that wasn't met.
///
/// Declare expectations with `expect(_:with:countSpecifier:)`. Each failure points to the line that
/// declared the expectation, and names the line of this call. An expectation is verified only once.
public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.verify(at: CodeLocation(file, line)) { $0.report(message(), at: $1) }
}

/// Fails the test for each expectation of static members that wasn't met; see the assertion for
/// instances.
public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.verify(at: CodeLocation(file, line)) { $0.report(message(), at: $1) }
}
