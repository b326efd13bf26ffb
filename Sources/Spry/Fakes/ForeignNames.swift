// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names of the original Spry and of SpryKit, and names that users of other libraries try first. They
// can't be called: they are here so that the compiler says what to write instead.

@_documentation(visibility: internal)
extension Stub {
  /// Answers with a value; see `andReturn`.
  @available(*, unavailable, renamed: "andReturn(_:)")
  public func returns(_ value: Any? = ()) -> Stub { self }

  /// Answers with a value; see `andReturn`.
  @available(*, unavailable, renamed: "andReturn(_:)")
  public func willReturn(_ value: Any? = ()) -> Stub { self }

  /// Answers by throwing; see `andThrow`.
  @available(*, unavailable, renamed: "andThrow(_:)")
  public func `throws`(_ error: any Error) -> Stub { self }

  /// Answers by throwing; see `andThrow`.
  @available(*, unavailable, renamed: "andThrow(_:)")
  public func willThrow(_ error: any Error) -> Stub { self }

  /// Answers one call; see `times`.
  @available(*, unavailable, message: "use 'times(1)' after the answer")
  public func once() -> Stub { self }

  /// Answers with a closure that returns nothing; `andDo` does the same.
  @available(*, unavailable, renamed: "andDo(_:)")
  public func andDoVoid(_ closure: ([Any?]) -> Void) {}
}

@_documentation(visibility: internal)
extension Argument {
  /// Matches any argument; see `anything`.
  ///
  /// It is only deprecated: next to one that can't be used, `any(of:)` would be ambiguous.
  @available(*, deprecated, renamed: "anything")
  public static var any: Argument { .anything }

  /// Matches `nil`; see `nil`.
  @available(*, unavailable, renamed: "nil")
  public static var isNil: Argument { .nil }

  /// Matches everything but `nil`; see `nonNil`.
  @available(*, unavailable, renamed: "nonNil")
  public static var notNil: Argument { .nonNil }

  /// Matches an equal argument; see `equal`.
  @available(*, unavailable, renamed: "equal(to:)")
  public static func eq(_ value: Any?) -> Argument { .anything }

  /// Matches arguments that pass a closure; see `pass`.
  @available(*, unavailable, renamed: "pass(_:)")
  public static func matches<Value>(_ predicate: (Value) -> Bool) -> Argument { .anything }

  /// Matches an argument of a type; see `isType`.
  @available(*, unavailable, renamed: "isType(_:)")
  public static func instanceOf<Value>(_ type: Value.Type) -> Argument { .anything }

  /// Matches arguments that pass a closure; `pass` does the same.
  @available(*, unavailable, renamed: "pass(_:)")
  public static func validator(_ validator: (Any?) -> Bool) -> Argument { .anything }
}

@_documentation(visibility: internal)
extension Spyable {
  /// Verifies a call; see the assertions.
  @available(*, unavailable, message: "use 'XCTAssertHaveReceived' or 'expectHaveReceived'")
  public func verify(_ function: Function, with arguments: Any?...) {}

  /// Returns the recorded calls; see `recordedCalls`.
  @available(*, unavailable, message: "use 'recordedCalls', 'callCount(of:)' or 'arguments(of:)'")
  public func calls(of function: Function) -> [RecordedCall] { [] }

  /// Forgets calls; see `resetCalls`.
  @available(*, unavailable, message: "use 'resetCalls()' or 'resetCallsAndStubs()'")
  public func reset() {}
}

@_documentation(visibility: internal)
extension Stubbable {
  /// Begins a stub; `stub` does the same.
  @available(*, unavailable, renamed: "stub(_:)", message: "the most recent stub wins")
  public func stubAgain(_ function: Function) -> Stub { stub(function) }

  /// Begins a stub of a static function; `stub` does the same.
  @available(*, unavailable, renamed: "stub(_:)", message: "the most recent stub wins")
  public static func stubAgain(_ function: ClassFunction) -> Stub { stub(function) }
}

@_documentation(visibility: internal)
extension Answering {
  /// Answers a call; the label is `as:`.
  @available(*, unavailable, message: "use 'as:' instead of 'asType:'")
  public func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., asType: Value.Type
  ) -> Value { self(as: asType) }

  /// Answers a call; names are found without help.
  @available(*, unavailable, message: "leave out the name, or pass the function's case")
  public func callAsFunction<Value>(_ functionName: String, arguments: Any?...) -> Value { self() }

  /// Answers a call; names are found without help.
  @available(*, unavailable, message: "leave out the name, or pass the function's case")
  public func callAsFunction(_ functionName: String, arguments: Any?...) {}
}

@_documentation(visibility: internal)
extension AnsweringThrows {
  /// Answers a call; the label is `as:`.
  @available(*, unavailable, message: "use 'as:' instead of 'asType:'")
  public func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., asType: Value.Type
  ) throws -> Value { try self(as: asType) }

  /// Answers a call; names are found without help.
  @available(*, unavailable, message: "leave out the name, or pass the function's case")
  public func callAsFunction<Value>(_: String, arguments: Any?...) throws -> Value { try self() }

  /// Answers a call; names are found without help.
  @available(*, unavailable, message: "leave out the name, or pass the function's case")
  public func callAsFunction(_ functionName: String, arguments: Any?...) throws {}
}

@_documentation(visibility: internal)
extension DidCallResult {
  /// Whether the calls were received; `success` is the same.
  @available(*, unavailable, renamed: "success")
  public var isSuccess: Bool { success }
}

/// Fails unless a call was received; see `XCTAssertHaveReceived`.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "XCTAssertHaveReceived")
public func XCTAssertReceived<Fake: Spyable>(_: Fake, _: Fake.Function, with: Any?...) {}

/// Fails if a call was received; see `XCTAssertHaveNotReceived`.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "XCTAssertHaveNotReceived")
public func XCTAssertNotReceived<Fake: Spyable>(_: Fake, _: Fake.Function, with: Any?...) {}

/// Fails unless a call was received; see `expectHaveReceived`.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "expectHaveReceived")
public func expectReceived<Fake: Spyable>(_: Fake, _: Fake.Function, with: Any?...) {}

/// Fails if a call was received; see `expectHaveNotReceived`.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "expectHaveNotReceived")
public func expectNotReceived<Fake: Spyable>(_: Fake, _: Fake.Function, with: Any?...) {}

/// Fails unless a call was received a number of times; the label is `countSpecifier:`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "use 'countSpecifier:' instead of 'times:'")
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?..., times: Int
) {}

/// Fails unless a call was received a number of times; the label is `countSpecifier:`.
@_documentation(visibility: internal)
@available(*, unavailable, message: "use 'countSpecifier:' instead of 'times:'")
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?..., times: Int
) {}
