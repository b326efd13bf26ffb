// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a property is set within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await property.setter.member.haveReceived([], countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a property is set to a matching value within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await property.setter.member.haveReceived(
    [argument.specified], countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a property is set to this value within a time limit.
///
/// ```swift
/// await XCTAssertHaveReceived(region, with: "Bern", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await property.setter.member.haveReceived(
    [value], countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a property is set within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await property.setter.member.haveNotReceived([], countSpecifier, since: beginning, within: limit)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a property is set to a matching value within a time limit.
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await property.setter.member.haveNotReceived(
    [argument.specified], countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a property is set to this value within a time limit.
///
/// ```swift
/// await XCTAssertHaveNotReceived(region, with: "Bern", within: .seconds(1))
/// ```
///
/// For when it returns and for the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:within:_:file:line:)-(Fake,_,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated(nonsending) public func XCTAssertHaveNotReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) async {
  await property.setter.member.haveNotReceived(
    [value], countSpecifier, since: beginning, within: limit
  )
  .report(message(), at: CodeLocation(file, line))
}
