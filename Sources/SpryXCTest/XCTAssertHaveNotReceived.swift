// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test if a call was received.
///
/// ```swift
/// XCTAssertHaveNotReceived(store.calls.trails(near: "Bern"))
/// ```
///
/// `countSpecifier` is the number of calls that fails the test. With `.exactly(2)`, for example,
/// the test fails only if there were exactly two calls. The default is at least one. The test also
/// fails if a received call only looks like the specified one.
public func XCTAssertHaveNotReceived(
  _ call: some CallPatternConvertible, countSpecifier: CountSpecifier = .atLeast(1),
  since beginning: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  call.callPattern.haveNotReceived(countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake received a call.
///
/// ```swift
/// XCTAssertHaveNotReceived(store, .trails, with: "Bern")
/// ```
///
/// It's short for the same assertion about `fake.call(function, with: …)`. The test also fails if a
/// received call only looks like the specified one.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.call(function, arguments, at: CodeLocation(file, line))
    .haveNotReceived(countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member received a call.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  fake.record.call(function, arguments, at: CodeLocation(file, line))
    .haveNotReceived(countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a call is received within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(store.calls.save(), within: .milliseconds(100))
/// ```
///
/// A test that passes waits for the whole of `limit`, because the call could be received until
/// then.
nonisolated(nonsending) public func XCTAssertHaveNotReceived(
  _ call: some CallPatternConvertible, countSpecifier: CountSpecifier = .atLeast(1),
  since beginning: Checkpoint? = nil, within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await call.callPattern.haveNotReceived(countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a fake receives a call within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// It's short for the same assertion about `fake.call(function, with: …)`.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.record.call(function, arguments, at: CodeLocation(file, line))
    .haveNotReceived(countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a static member receives a call within a time limit.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await fake.record.call(function, arguments, at: CodeLocation(file, line))
    .haveNotReceived(countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}
