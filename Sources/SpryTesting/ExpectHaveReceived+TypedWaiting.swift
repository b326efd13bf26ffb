public import Spry
public import Testing

/// Records an issue unless a typed function is called with any arguments within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await function.member.haveReceived([], countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed function is called with matching arguments within a time limit.
///
/// ```swift
/// await expectHaveReceived(save, with: .where(\.ascent, 140), .anything, within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await function.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed function is called with these arguments within a time limit.
///
/// ```swift
/// await expectHaveReceived(save, with: .gemmi, "best", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived<each Argument: Equatable, Result>(
  _ function: TypedFunction<repeat each Argument, Result>, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await function.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed function is called with any arguments within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await function.member.haveNotReceived([], countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed function is called with matching arguments within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(save, with: .where(\.ascent, 140), .anything, within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await function.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed function is called with these arguments within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(save, with: .gemmi, "best", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived<each Argument: Equatable, Result>(
  _ function: TypedFunction<repeat each Argument, Result>, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await function.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}
