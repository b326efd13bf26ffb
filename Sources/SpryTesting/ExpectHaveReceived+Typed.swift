public import Spry
public import Testing

/// Records an issue unless a typed function was called with any arguments.
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  function.member.haveReceived([], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed function was called with matching arguments.
///
/// ```swift
/// expectHaveReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  function.member.haveReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue unless a typed function was called with these arguments.
///
/// ```swift
/// expectHaveReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived<each Argument: Equatable, Result>(
  _ function: TypedFunction<repeat each Argument, Result>, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  function.member.haveReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed function was called with any arguments.
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  function.member.haveNotReceived([], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed function was called with matching arguments.
///
/// ```swift
/// expectHaveNotReceived(save, with: .where(\.ascent, 140), .anything)
/// ```
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived<each Argument, Result>(
  _ function: TypedFunction<repeat each Argument, Result>,
  with arguments: repeat TypedArgument<each Argument>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  function.member.haveNotReceived(
    SpecifiedArguments.list(repeat each arguments), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a typed function was called with these arguments.
///
/// ```swift
/// expectHaveNotReceived(save, with: .gemmi, "best")
/// ```
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived<each Argument: Equatable, Result>(
  _ function: TypedFunction<repeat each Argument, Result>, with values: repeat each Argument,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  function.member.haveNotReceived(
    SpecifiedArguments.list(repeat each values), countSpecifier, since: beginning
  )
  .record(comment(), at: sourceLocation)
}
