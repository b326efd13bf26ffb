// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test for each expectation of a fake that wasn't met.
///
/// Declare expectations with `expect(_:with:countSpecifier:)`. Each failure points to the line that
/// declared the expectation and names the line of this call. An expectation is verified only once.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { fake.record.verify(at: CodeLocation(file, line)) { $0.report(message, at: $1) } }

/// Fails the test for each expectation of static members that wasn't met; see the assertion for
/// instances.
public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { fake.record.verify(at: CodeLocation(file, line)) { $0.report(message, at: $1) } }

/// Waits until the expectations of a fake are met, and fails the test for each that wasn't; see
/// the assertion that doesn't wait.
///
/// `limit` is the longest time to wait, such as `.seconds(1)`. With `.never`, `.atMost`, and ranges
/// that begin at 0, only its end can confirm that an expectation is met.
nonisolated(nonsending) public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake, within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  let wait = await fake.record.waitUntilMet(within: limit)
  fake.record.verify(at: CodeLocation(file, line), after: wait) { $0.report(message, at: $1) }
}

/// Waits until the expectations of static members are met; see the assertion for instances.
nonisolated(nonsending) public func XCTAssertExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  let wait = await fake.record.waitUntilMet(within: limit)
  fake.record.verify(at: CodeLocation(file, line), after: wait) { $0.report(message, at: $1) }
}
