// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake received a call.
///
/// ```swift
/// XCTAssertHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
/// ```
///
/// - Parameters:
///   - fake: The fake, or for static members its type.
///   - function: The case of the function, or of the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. Omit
///     to match any arguments.
///   - countSpecifier: The expected number of calls. The default is at least one.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - message: What to add to the failure. It needs a label before it, such as `countSpecifier:`;
///     directly after `with:` it would be one of the arguments.
///   - file: The file that failures point to.
///   - line: The line that failures point to.
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member received a call; see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-4i2gv``.
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake received a call.
///
/// ```swift
/// XCTAssertHaveNotReceived(store, .trails, with: "Bern")
/// ```
///
/// `countSpecifier` is the number of calls that fails the test. The default is at least one. The
/// other parameters are those of
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-4i2gv``.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member received a call; see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-6sclq``.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
