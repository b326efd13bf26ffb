// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test for each expectation of a fake that has not been met.
///
/// Each expectation is verified once, and reported on the line on which it was declared.
///
/// - Parameters:
///   - fake: The fake.
///   - message: What to add to the failures.
///   - file: What the failures name as the place where it was verified.
///   - line: The line in `file`.
public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  for (outcome, location) in fake.subject.expectationsMet(
    verifiedAt: CodeLocation(file, line))
  {
    outcome.report(message(), at: location)
  }
}

/// Fails the test for each expectation of the static members of a fake that has not been met.
///
/// - Parameters:
///   - fake: The fake's type.
///   - message: What to add to the failures.
///   - file: What the failures name as the place where it was verified.
///   - line: The line in `file`.
public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  for (outcome, location) in fake.subject.expectationsMet(
    verifiedAt: CodeLocation(file, line))
  {
    outcome.report(message(), at: location)
  }
}
