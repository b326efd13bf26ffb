// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a typed member receives a call with any arguments within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await typed.member.haveReceived([], countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a typed member receives a call with matching arguments within a time
/// limit.
///
/// ```swift
/// await XCTAssertHaveReceived(save, with: .where(\.ascent, 140), .anything, within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a typed member receives a call with these arguments within a time limit.
///
/// ```swift
/// await XCTAssertHaveReceived(save, with: .gemmi, "best", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveReceived<
  Member: TypedMember, each Argument: Equatable
>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed member receives a call with any arguments within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveNotReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await typed.member.haveNotReceived([], countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed member receives a call with matching arguments within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(save, with: .where(\.ascent, 140), .anything, within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a typed member receives a call with these arguments within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(save, with: .gemmi, "best", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveNotReceived<
  Member: TypedMember, each Argument: Equatable
>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}
