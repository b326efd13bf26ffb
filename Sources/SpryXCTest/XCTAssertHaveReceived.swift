// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a call was received.
///
/// ```swift
/// XCTAssertHaveReceived(store.calls.trails(near: "Bern"), .once)
/// XCTAssertHaveReceived(store.call(.trails, with: "Bern"), .once)
/// ```
///
/// - Parameters:
///   - call: The expected call: one of a generated fake's `calls`, or the result of
///     `call(_:with:)`.
///   - count: The expected number of calls, such as `.once` or `3`. The default is at least
///     one.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - message: A message to add to the failure.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertHaveReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { call.callPattern.received(count, mark).report(message, file, line) }

/// Fails the test unless a call was received, with a message; see
/// ``XCTAssertHaveReceived(_:_:since:_:file:line:)``.
public func XCTAssertHaveReceived(
  _ call: some CallPatternConvertible, _ message: @autoclosure () -> String,
  file: StaticString = #filePath, line: UInt = #line
) { XCTAssertHaveReceived(call, .atLeast(1), message(), file: file, line: line) }

/// Fails the test unless a fake received a call.
///
/// ```swift
/// XCTAssertHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - function: The case of the function. To find calls that set a property, pass the property's
///     case.
///   - arguments: The expected arguments, in order. For each, pass a value, an `Argument`, or an
///     `ArgumentCaptor`. Omit them to match any arguments.
///   - count: The expected number of calls, such as `.once` or `3`. The default is at least
///     one.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - message: A message to add to the failure. Pass it after a labeled argument such as
///     `countSpecifier:`. Directly after the values of `with:`, it would count as another argument.
///   - file: The file to report failures in. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to report failures on. The default is the line of this call.
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fake.record.call(function, arguments).received(count, mark).report(message, file, line) }

/// Fails the test unless a static member received a call; see the assertion for instances.
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fake.record.call(function, arguments).received(count, mark).report(message, file, line) }

/// Fails the test unless a call is received within a time limit.
///
/// ```swift
/// await XCTAssertHaveReceived(store.calls.save(), .once, within: .seconds(1))
/// ```
///
/// The assertion returns as soon as the call has been received as often as expected, even with
/// `.once` and `.exactly(2)`, or when it has been received too often. With `.never`, `.atMost`, and
/// ranges that begin at 0, zero calls are enough, so a passing test waits for the whole of `limit`,
/// which is the longest time to wait. The other parameters are those of
/// ``XCTAssertHaveReceived(_:_:since:_:file:line:)``.
nonisolated(nonsending) public func XCTAssertHaveReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async { await call.callPattern.received(count, mark, within: limit).report(message, file, line) }

/// Fails the test unless a fake receives a call within a time limit.
///
/// ```swift
/// await XCTAssertHaveReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`. `limit` is the
/// longest time to wait. The other parameters are those of
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
nonisolated(nonsending) public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) async {
  await fake.record.call(function, arguments).received(count, mark, within: limit).report(
    message, file, line)
}

/// Fails the test unless a static member receives a call within a time limit; see the assertion for
/// instances.
nonisolated(nonsending) public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) async {
  await fake.record.call(function, arguments).received(count, mark, within: limit).report(
    message, file, line)
}

/// Fails the test if a call was received.
///
/// ```swift
/// XCTAssertHaveNotReceived(store.calls.trails(near: "Bern"))
/// ```
///
/// `count` is the number of calls that fails the test. With `.exactly(2)`, for example, the test
/// fails only if there were exactly two calls. The default is at least one. The other
/// parameters are those of ``XCTAssertHaveReceived(_:_:since:_:file:line:)``.
///
/// The test also fails if a received call only looks like the specified one.
public func XCTAssertHaveNotReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { call.callPattern.notReceived(count, mark).report(message, file, line) }

/// Fails the test if a call was received, with a message; see
/// ``XCTAssertHaveNotReceived(_:_:since:_:file:line:)``.
public func XCTAssertHaveNotReceived(
  _ call: some CallPatternConvertible, _ message: @autoclosure () -> String,
  file: StaticString = #filePath, line: UInt = #line
) { XCTAssertHaveNotReceived(call, .atLeast(1), message(), file: file, line: line) }

/// Fails the test if a fake received a call.
///
/// ```swift
/// XCTAssertHaveNotReceived(store, .trails, with: "Bern")
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`. The test also fails
/// if a received call only looks like the specified one. The parameters are those of
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fake.record.call(function, arguments).notReceived(count, mark).report(message, file, line) }

/// Fails the test if a static member received a call; see the assertion for instances.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fake.record.call(function, arguments).notReceived(count, mark).report(message, file, line) }

/// Fails the test if a call is received within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(store.calls.save(), within: .milliseconds(100))
/// ```
///
/// A passing test waits for the whole of `limit`, because the call could still be received. The
/// other parameters are those of ``XCTAssertHaveNotReceived(_:_:since:_:file:line:)``.
nonisolated(nonsending) public func XCTAssertHaveNotReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, within limit: Duration, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async {
  await call.callPattern.notReceived(count, mark, within: limit).report(message, file, line)
}

/// Fails the test if a fake receives a call within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`. `limit` is the
/// longest time to wait. The other parameters are those of
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) async {
  await fake.record.call(function, arguments).notReceived(count, mark, within: limit).report(
    message, file, line)
}

/// Fails the test if a static member receives a call within a time limit; see the assertion for
/// instances.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) async {
  await fake.record.call(function, arguments).notReceived(count, mark, within: limit).report(
    message, file, line)
}
