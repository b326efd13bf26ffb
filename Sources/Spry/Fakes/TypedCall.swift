/// A call whose arguments and result the compiler checks.
///
/// A fake that `generate-fake` has written makes one for each member, with the member's own labels.
/// Specify values, or matchers, or nothing to match any arguments:
///
/// ```swift
/// store.calls.trails(near: "Bern").stub().andReturn([eiger])
/// store.calls.save(.where(\.ascent, in: 500...), as: "best").stub().andReturn()
/// XCTAssertHaveReceived(store.calls.save(), countSpecifier: .once)
/// ```
///
/// For a fake written by hand, ``TypedFunction`` makes one. Whatever takes a ``CallPattern`` takes a
/// typed call too.
///
/// `Parameters` has the types of the arguments, as a function that returns nothing, such as
/// `(Trail, String) -> Void`. `Failure` is the type of the errors that the member throws, or `Never`.
public struct TypedCall<Parameters, Result, Failure: Error>: CallPatternConvertible, Sendable {
  /// The call, without the types of its arguments and its result.
  public let callPattern: CallPattern

  /// Adds types to a call.
  ///
  /// Generated fakes use it. They specify the arguments of `call` as `TypedArgument` or as plain
  /// values; if all of them are `.anything`, the call is one with any arguments.
  public init(_ call: CallPattern) {
    callPattern = call.simplified
  }

  /// Adds types to a call, which keeps its number of arguments even if all of them are `.anything`.
  ///
  /// The case of a fake that is written by hand may be that of several overloads.
  init(exactly call: CallPattern) {
    callPattern = call
  }

  /// Limits the call to those whose arguments satisfy `predicate` together; see
  /// ``CallPattern/matching(_:)``.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(store.calls.save().matching { trail, name in name == trail.name })
  /// ```
  public func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> TypedCall where Parameters == (repeat each Argument) -> Void {
    TypedCall(exactly: callPattern.matching(predicate))
  }

  /// Begins a stub for these calls; see ``Stubbable/stub(_:file:line:)-swift.method``.
  ///
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> {
    TypedStub(callPattern.stub(file: file, line: line))
  }

  /// Returns the arguments of the calls that were received, with their types, oldest first.
  ///
  /// ```swift
  /// for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name) }
  /// ```
  ///
  /// Reading calls doesn't verify them.
  ///
  /// - Parameters:
  ///   - beginning: If specified, only calls after this checkpoint are read.
  ///   - file: The file to attribute failures to. The default is the file of this call.
  ///   - line: The line to attribute failures to. The default is the line of this call.
  /// - Returns: The arguments of each matching call. A call that was recorded with arguments of
  ///   other types is reported to the test and omitted.
  public func arguments<each Argument>(
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> [(repeat each Argument)] where Parameters == (repeat each Argument) -> Void {
    callPattern.arguments(since: beginning, CodeLocation(file, line)) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.all(of: arguments, as: repeat (each Argument).self)
    }
  }
}

/// A property of a fake together with its type, so that the compiler checks stubs and
/// verifications.
///
/// ```swift
/// store.calls.region.stub().andReturn("Bern")
/// XCTAssertHaveReceived(store.calls.region.set("Valais"))
/// ```
///
/// Its stubs answer when the property is read. Its recorded calls are the values that the property
/// was set to; alone, it stands for setting it to any value.
///
/// For a fake that is written by hand, make one from the property's case and its key path:
///
/// ```swift
/// let region = TypedProperty(.region, of: store, as: \.region)
/// ```
public struct TypedProperty<Value>: CallPatternConvertible, Sendable {
  private let property: CallPattern

  /// A call that sets the property to any value.
  public var callPattern: CallPattern { property.with([Argument.anything]) }

  /// Creates a typed property, with the type of a key path.
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the property. For a static property, write out the type instead:
  ///     `TypedProperty<Int>(.version, of: Fake.self)`.
  ///   - property: The key path of the property. Only its type is used; the property isn't read.
  ///   - file: The file to attribute failures of `callCount` to. The default is the file of this
  ///     call.
  ///   - line: The line to attribute failures of `callCount` to. The default is the line of this
  ///     call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, as property: KeyPath<Fake, Value>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Creates a typed property, with the type written out.
  ///
  /// ```swift
  /// let region = TypedProperty<String>(.region, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the property.
  ///   - file: The file to attribute failures of `callCount` to. The default is the file of this
  ///     call.
  ///   - line: The line to attribute failures of `callCount` to. The default is the line of this
  ///     call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) {
    property = fake.record.call(function, at: CodeLocation(file, line))
  }

  /// Creates a typed static property, with the type written out.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    property = fake.record.call(function, at: CodeLocation(file, line))
  }

  /// Begins a stub that answers when the property is read.
  ///
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<() -> Void, Value, Never> {
    TypedStub(property.stub(file: file, line: line))
  }

  /// Describes a call that sets the property to a value.
  public func set(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
    TypedCall(exactly: property.with([value]))
  }

  /// Describes a call that sets the property to a matching value, or to any value.
  ///
  /// ```swift
  /// store.calls.region.set().arguments()  // ["Valais", "Bern"]
  /// ```
  @_disfavoredOverload
  public func set(
    _ value: TypedArgument<Value> = .anything
  ) -> TypedCall<(Value) -> Void, Void, Never> {
    TypedCall(exactly: property.with([value]))
  }
}

/// A property of a fake that can only be read, together with its type.
///
/// ```swift
/// ranger.calls.isAway.stub().andReturn(true)
/// ```
///
/// Reading a property isn't recorded, so it can be stubbed but not verified.
public struct TypedGetter<Value, Failure: Error>: Sendable {
  private let call: CallPattern

  /// Adds types to a property; generated fakes use it.
  public init(_ call: CallPattern) {
    self.call = call
  }

  /// Begins a stub that answers when the property is read.
  ///
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<() -> Void, Value, Failure> {
    TypedStub(call.stub(file: file, line: line))
  }
}
