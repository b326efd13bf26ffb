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
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - function: The case of the function. To find calls that set a property, pass the property's
///     case.
///   - arguments: The expected arguments, in order. For each, pass a value, an `Argument` or an
///     `ArgumentCaptor`. Omit to match any arguments.
///   - countSpecifier: The expected number of calls, such as `.once` or `.exactly(3)`. The default
///     is at least one.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - message: A message to add to the failure. Put it after a labeled parameter, such as
///     `countSpecifier:`. Directly after the values of `with:`, it would count as another argument.
///   - file: The file to attribute failures to. The default is the file of this call. In a helper
///     function, pass on the `file` and `line` of its caller.
///   - line: The line to attribute failures to. The default is the line of this call.
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
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
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
/// `countSpecifier` is the number of calls that fails the test. With `.exactly(2)`, for example,
/// the test fails only if there were exactly two calls. The default is at least one. The test also
/// fails if a received call only looks like the specified one. For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
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
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
public func XCTAssertHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
