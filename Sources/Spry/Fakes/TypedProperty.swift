/// A settable property of a fake whose type the compiler checks.
///
/// ```swift
/// store.stub.region.andReturn("Bern")
/// XCTAssertHaveReceived(store.calls.region.set("Valais"))
/// ```
///
/// Its stubs apply when the property is read, and its recorded calls are the values that the
/// property was set to. By itself, it describes a call that sets the property to any value. Reading
/// a property isn't recorded, so a property without a setter can only be stubbed.
public struct TypedProperty<Result>: CallPatternConvertible, StubbableCall {
  /// Reading a property takes no arguments.
  public typealias Parameters = () -> Void

  /// The getter of a settable property can't throw.
  public typealias Failure = Never

  /// The call that reads the property.
  public let stubbedCall: CallPattern

  /// A call that sets the property to any value.
  public var callPattern: CallPattern { stubbedCall.with(ArgumentPattern([.anything])) }

  /// Adds the type to a property, for generated fakes.
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the property.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  public init<Fake: SpryStorage.TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) { stubbedCall = fake.record.call(function, [], file, line) }

  /// Adds the type to a static property, for generated fakes.
  public init<Fake: SpryStorage.TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) { stubbedCall = fake.record.call(function, [], file, line) }

  /// Describes a call that sets the property to a value.
  public func set(_ value: Result) -> TypedCall<(Result) -> Void, Void, Never> {
    setting(ArgumentPattern([value]))
  }

  /// Describes a call that sets the property to a matching value, or to any value.
  ///
  /// ```swift
  /// store.calls.region.set().arguments()  // ["Valais", "Bern"]
  /// ```
  @_disfavoredOverload
  public func set(
    _ value: TypedArgument<Result> = .anything
  ) -> TypedCall<(Result) -> Void, Void, Never> { setting(ArgumentPattern([value])) }

  private func setting(_ value: ArgumentPattern) -> TypedCall<(Result) -> Void, Void, Never> {
    TypedCall(exactly: stubbedCall.with(value))
  }

  /// Makes the property return the value that was last set; see ``Stub/andRemember(_:)``.
  @discardableResult
  public func andRemember(
    _ value: Result, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> {
    begin(with: .remember(RememberedValue(value)), file, line)
  }
}
