/// A property of a fake together with its type, so that the compiler checks stubs and
/// verifications.
///
/// ```swift
/// let region = TypedProperty(.region, of: store, as: \.region)
///
/// region.stub().andReturn("Bern")
/// XCTAssertHaveReceived(region, with: "Valais")
/// ```
///
/// Its stubs answer when the property is read. Its recorded calls are the values that the property
/// was set to.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct TypedProperty<Value>: TypedMember {
  /// The types of the parameters, as a function that returns nothing.
  public typealias Parameters = (Value) -> Void

  /// The member without its types.
  @_documentation(visibility: internal)
  public let member: FakeMember

  /// Makes a typed property, with the type written out.
  ///
  /// ```swift
  /// let region = TypedProperty<String>(.region, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - file: The file to attribute failures to if recorded values have another type. The default
  ///     is the file of this call.
  ///   - line: The line to attribute failures to if recorded values have another type. The default
  ///     is the line of this call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) {
    member = FakeMember(function, of: fake.subject, at: CodeLocation(file, line))
  }

  /// Makes a typed property, with the type of a key path.
  ///
  /// ```swift
  /// let region = TypedProperty(.region, of: store, as: \.region)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The property's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - property: The key path of the property. Only its type is used; the property isn't read.
  ///   - file: The file to attribute failures to if recorded values have another type. The default
  ///     is the file of this call.
  ///   - line: The line to attribute failures to if recorded values have another type. The default
  ///     is the line of this call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, as property: KeyPath<Fake, Value>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Makes a typed static property, with the type written out; see
  /// ``init(_:of:file:line:)-(_,Fake,_,_)``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    member = FakeMember(function, of: fake.subject, at: CodeLocation(file, line))
  }

  /// Begins a stub that answers when the property is read.
  ///
  /// ```swift
  /// region.stub().andReturn("Bern").thenReturn("Valais")
  /// ```
  ///
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Value> {
    TypedStub(member.subject.stub(member.name, file, line))
  }

  /// The values that the property was set to, oldest first; see ``TypedFunction/calls``.
  public var calls: [Value] { calls(since: nil) }

  /// Returns the values that the property was set to after a checkpoint, oldest first.
  public func calls(since beginning: Checkpoint?) -> [Value] {
    TypedFunction<Value, Void>(member).calls(since: beginning)
  }
}
