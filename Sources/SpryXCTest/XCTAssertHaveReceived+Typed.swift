// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a typed function was called with any arguments.
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  function.member.haveReceived([], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a typed function was called with matching arguments.
///
/// ```swift
/// XCTAssertHaveReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  function.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a typed function was called with these arguments.
///
/// ```swift
/// XCTAssertHaveReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived<each Argument: Equatable, Result>(
  _ function: TypedFunction<repeat each Argument, Result>, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  function.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed function was called with any arguments.
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  function.member.haveNotReceived([], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed function was called with matching arguments.
///
/// ```swift
/// XCTAssertHaveNotReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  function.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed function was called with these arguments.
///
/// ```swift
/// XCTAssertHaveNotReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived<each Argument: Equatable, Result>(
  _ function: TypedFunction<repeat each Argument, Result>, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  function.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}
