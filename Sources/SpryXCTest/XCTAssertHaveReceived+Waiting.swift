// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a fake receives a call within a time limit.
///
/// ```swift
/// await XCTAssertHaveReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// The assertion returns as soon as no later call can change the outcome. For a count that a later
/// call could exceed, such as `.once`, that is when there are too many calls, or when the time
/// limit is reached. `limit` is the longest time to wait, such as `.seconds(1)`. For the other
/// parameters, see ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
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

/// Fails the test unless a static member receives a call within a time limit; see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
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

/// Fails the test if a fake receives a call within a time limit.
///
/// A test that passes waits for the whole of `limit`, because the call could be received until
/// then. For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
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

/// Fails the test if a static member receives a call within a time limit; see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
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
