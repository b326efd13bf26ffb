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
  /// A call that sets the property to any value.
  public let callPattern: CallPattern

  /// Makes a typed property, with the type of a key path.
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - property: The key path of the property. Only its type is used; the property isn't read.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, as property: KeyPath<Fake, Value>
  ) {
    self.init(function, of: fake)
  }

  /// Makes a typed property, with the type written out.
  ///
  /// ```swift
  /// let region = TypedProperty<String>(.region, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  public init<Fake: TestDouble>(_ function: Fake.Function, of fake: Fake) {
    callPattern = fake.record.call(function)
  }

  /// Makes a typed static property, with the type written out.
  public init<Fake: TestDouble>(_ function: Fake.ClassFunction, of fake: Fake.Type) {
    callPattern = fake.record.call(function)
  }

  /// Begins a stub that answers when the property is read.
  ///
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<() -> Void, Value, Never> {
    TypedStub(callPattern.stub(file: file, line: line))
  }

  /// Describes a call that sets the property to a value.
  public func set(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
    TypedCall(callPattern.with([value]))
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
    TypedCall(callPattern.with([value]))
  }
}
