// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake receives a call within some time.
///
/// ```swift
/// await XCTAssertHaveReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// It waits no longer than it takes to know: a count that a later call could break is confirmed
/// when time is up.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject
    .haveReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a static member of a fake receives a call within some time.
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject
    .haveReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake receives a call within some time.
///
/// It waits until the call comes or the time is up: that is how long it takes when all is well.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not be; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject
    .haveNotReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member of a fake receives a call within some time.
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not be; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - message: What to add to the failure.
///   - file: The file to report the failure in.
///   - line: The line to report it on.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.subject
    .haveNotReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
