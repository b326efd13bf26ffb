public import Spry
public import Testing

/// Records an issue unless a typed member receives a call with any arguments within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await typed.member.haveReceived([], countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed member receives a call with matching arguments within a time
/// limit.
///
/// ```swift
/// await expectHaveReceived(save, with: .where(\.ascent, 140), .anything, within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func expectHaveReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed member receives a call with these arguments within a time limit.
///
/// ```swift
/// await expectHaveReceived(save, with: .gemmi, "best", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func expectHaveReceived<
  Member: TypedMember, each Argument: Equatable
>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed member receives a call with any arguments within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await typed.member.haveNotReceived([], countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed member receives a call with matching arguments within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(save, with: .where(\.ascent, 140), .anything, within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func expectHaveNotReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed member receives a call with these arguments within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(save, with: .gemmi, "best", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
nonisolated(nonsending) public func expectHaveNotReceived<
  Member: TypedMember, each Argument: Equatable
>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async where Member.Parameters == (repeat each Argument) -> Void {
  await typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}
