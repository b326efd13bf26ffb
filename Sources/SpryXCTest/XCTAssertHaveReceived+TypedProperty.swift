// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow XCTest's own.

public import Spry

/// Fails the test unless a property was set.
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  property.setter.member.haveReceived([], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a property was set to a matching value.
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  property.setter.member.haveReceived([argument.specified], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test unless a property was set to this value.
///
/// ```swift
/// XCTAssertHaveReceived(region, with: "Bern")
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  property.setter.member.haveReceived([value], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a property was set.
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived<Value>(
  _ property: TypedProperty<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  property.setter.member.haveNotReceived([], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a property was set to a matching value.
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived<Value>(
  _ property: TypedProperty<Value>, with argument: TypedArgument<Value>,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  property.setter.member.haveNotReceived([argument.specified], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}

/// Fails the test if a property was set to this value.
///
/// ```swift
/// XCTAssertHaveNotReceived(region, with: "Bern")
/// ```
///
/// For the other parameters, see
/// ``XCTAssertHaveNotReceived(_:_:with:countSpecifier:since:_:file:line:)-(Fake,_,_,_,_,_,_,_)``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func XCTAssertHaveNotReceived<Value: Equatable>(
  _ property: TypedProperty<Value>, with value: Value,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  property.setter.member.haveNotReceived([value], countSpecifier, since: beginning)
    .report(message(), at: CodeLocation(file, line))
}
