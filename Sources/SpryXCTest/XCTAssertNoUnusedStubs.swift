// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a fake has stubs that no call has used.
///
/// The failure names the line of each stub. If the stub's function was called with other arguments,
/// the failure shows what differed.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { fake.record.hasNoUnusedStubs().report(message, file, line) }

/// Fails the test if static members have stubs that no call has used; see the assertion for
/// instances.
public func XCTAssertNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake.Type, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) { fake.record.hasNoUnusedStubs().report(message, file, line) }
