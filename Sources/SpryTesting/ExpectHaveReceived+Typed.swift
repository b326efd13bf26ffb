public import Spry
public import Testing

/// Records an issue unless a typed member received a call with any arguments.
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  typed.member.haveReceived([], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed member received a call with matching arguments.
///
/// ```swift
/// expectHaveReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func expectHaveReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed member received a call with these arguments.
///
/// ```swift
/// expectHaveReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func expectHaveReceived<Member: TypedMember, each Argument: Equatable>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed member received a call with any arguments.
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived(
  _ typed: some TypedMember,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  typed.member.haveNotReceived([], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed member received a call with matching arguments.
///
/// ```swift
/// expectHaveNotReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func expectHaveNotReceived<Member: TypedMember, each Argument>(
  _ typed: Member, with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed member received a call with these arguments.
///
/// ```swift
/// expectHaveNotReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@_disfavoredOverload
public func expectHaveNotReceived<Member: TypedMember, each Argument: Equatable>(
  _ typed: Member, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) where Member.Parameters == (repeat each Argument) -> Void {
  typed.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}
