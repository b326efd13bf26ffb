public import Spry
public import Testing

/// Records an issue unless a property is set within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await property.setter.member.haveReceived([], countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a property is set to a matching value within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await property.setter.member.haveReceived(
    [argument.specified], countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue unless a property is set to this value within a time limit.
///
/// ```swift
/// await expectHaveReceived(region, with: "Bern", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await property.setter.member.haveReceived(
    [value], countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a property is set within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await property.setter.member.haveNotReceived([], countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a property is set to a matching value within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await property.setter.member.haveNotReceived(
    [argument.specified], countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}

/// Records an issue if a property is set to this value within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(region, with: "Bern", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func expectHaveNotReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await property.setter.member.haveNotReceived(
    [value], countSpecifier, since: beginning, within: limit
  )
  .record(comment(), at: sourceLocation)
}
