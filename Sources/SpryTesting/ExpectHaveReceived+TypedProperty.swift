public import Spry
public import Testing

/// Records an issue unless a property was set.
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  property.setter.member.haveReceived([], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a property was set to a matching value.
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  property.setter.member.haveReceived([argument.specified], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a property was set to this value.
///
/// ```swift
/// expectHaveReceived(region, with: "Bern")
/// ```
///
/// For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  property.setter.member.haveReceived([value], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a property was set.
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  property.setter.member.haveNotReceived([], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a property was set to a matching value.
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  property.setter.member.haveNotReceived([argument.specified], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a property was set to this value.
///
/// ```swift
/// expectHaveNotReceived(region, with: "Bern")
/// ```
///
/// For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func expectHaveNotReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  property.setter.member.haveNotReceived([value], countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}
