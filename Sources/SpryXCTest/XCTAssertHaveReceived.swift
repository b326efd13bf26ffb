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
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member of a fake received a call.
///
/// ```swift
/// XCTAssertHaveReceived(FakeLog.self, .write, with: "Bern", countSpecifier: .once)
/// ```
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
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
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not have been; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member of a fake received a call.
///
/// ```swift
/// XCTAssertHaveNotReceived(FakeLog.self, .write, with: "Bern")
/// ```
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not have been; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
