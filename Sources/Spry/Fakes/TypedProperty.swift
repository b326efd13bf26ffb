/// A property of one fake with its type, so that the compiler checks stubs and verifications.
///
/// ```swift
/// let region = TypedProperty(.region, of: store, as: \.region)
///
/// region.stub().andReturn("Bern")
/// XCTAssertHaveReceived(region, with: "Valais")
/// ```
///
/// Its stubs answer when the property is read. Its calls are the values that it was set to.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct TypedProperty<Value>: Sendable {
  /// The getter, as a function.
  let getter: TypedFunction<Value>
  /// The setter, as a function, to which all verifications go.
  package let setter: TypedFunction<Value, Void>

  /// Names a property, with the type written out.
  ///
  /// ```swift
  /// let region = TypedProperty<String>(.region, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the property.
  ///   - fake: The fake, or for static members its type.
  ///   - file: The file that failures point to if recorded values have another type.
  ///   - line: The line that failures point to if recorded values have another type.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) {
    getter = TypedFunction(function, of: fake, file: file, line: line)
    setter = TypedFunction(function, of: fake, file: file, line: line)
  }

  /// Names a property, with its own type.
  ///
  /// ```swift
  /// let region = TypedProperty(.region, of: store, as: \.region)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the property.
  ///   - fake: The fake, or for static members its type.
  ///   - property: The property itself. Only its type is used; it is not read.
  ///   - file: The file that failures point to if recorded values have another type.
  ///   - line: The line that failures point to if recorded values have another type.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, as property: KeyPath<Fake, Value>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Names a static property, with the type written out; see ``init(_:of:file:line:)-(_,Fake,_,_)``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    getter = TypedFunction(function, of: fake, file: file, line: line)
    setter = TypedFunction(function, of: fake, file: file, line: line)
  }

  /// Begins a stub of the property, which answers when it is read.
  ///
  /// ```swift
  /// region.stub().andReturn("Bern").thenReturn("Valais")
  /// ```
  ///
  /// - Returns: A ``TypedStub``, which takes effect with its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Value> {
    getter.stub(file: file, line: line)
  }
}
