// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a typed member received a call with any arguments.
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  typed.member.haveReceived([], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a typed member received a call with matching arguments.
///
/// ```swift
/// XCTAssertHaveReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func XCTAssertHaveReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a typed member received a call with these arguments.
///
/// ```swift
/// XCTAssertHaveReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func XCTAssertHaveReceived<Member: TypedMember, each Argument: Equatable>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed member received a call with any arguments.
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  typed.member.haveNotReceived([], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed member received a call with matching arguments.
///
/// ```swift
/// XCTAssertHaveNotReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func XCTAssertHaveNotReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed member received a call with these arguments.
///
/// ```swift
/// XCTAssertHaveNotReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func XCTAssertHaveNotReceived<Member: TypedMember, each Argument: Equatable>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .report(message(), at: CodeLocation(file, line))
}
