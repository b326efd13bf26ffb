/// A function of one fake with its types, so that the compiler checks stubs and verifications.
///
/// Make it of the function's case and a reference to the method. Only the method's types are used;
/// it is not called:
///
/// ```swift
/// let save = TypedFunction(.save, of: store, as: store.save)
///
/// save.stub().with(.where(\.ascent, .in(500...)), .anything).andReturn()
/// save.stub().andDo { trail, name in print(trail.ascent, name.count) }
/// XCTAssertHaveReceived(save, with: .gemmi, "best", countSpecifier: .once)
/// ```
///
/// Where the compiler cannot take the reference, as with `@escaping` closures among the parameters,
/// pass a closure that calls the method, or write the types out:
///
/// ```swift
/// TypedFunction(.load, of: store, as: { store.load(near: $0, completion: $1) })
/// TypedFunction<String, ([Trail]) -> Void, Int?>(.load, of: store)
/// ```
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct TypedFunction<each Argument, Result>: Sendable {
  package let member: FakeMember

  private init(_ member: FakeMember) {
    self.member = member
  }

  /// Names a function, with the types written out: those of its arguments, then its result.
  ///
  /// ```swift
  /// let save = TypedFunction<Trail, String, Void>(.save, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function.
  ///   - fake: The fake, or for static members its type.
  ///   - file: The file that failures point to if recorded arguments have other types.
  ///   - line: The line that failures point to if recorded arguments have other types.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(FakeMember(function, of: fake.subject, at: CodeLocation(file, line)))
  }

  /// Names a function, with the types of a method.
  ///
  /// ```swift
  /// let save = TypedFunction(.save, of: store, as: store.save)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The case of the function.
  ///   - fake: The fake, or for static members its type.
  ///   - method: The method itself, or a closure that calls it. Only its types are used; it is not
  ///     called.
  ///   - file: The file that failures point to if recorded arguments have other types.
  ///   - line: The line that failures point to if recorded arguments have other types.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, as method: (repeat each Argument) throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Names a function, with the types of an async method; see ``init(_:of:as:file:line:)-3fovq``.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake,
    as method: (repeat each Argument) async throws -> Result, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Names a static function, with the types written out; see ``init(_:of:file:line:)-(_,Fake,_,_)``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(FakeMember(function, of: fake.subject, at: CodeLocation(file, line)))
  }

  /// Names a static function, with the types of a method; see ``init(_:of:as:file:line:)-3fovq``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type,
    as method: (repeat each Argument) throws -> Result, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Names a static function, with the types of an async method; see
  /// ``init(_:of:as:file:line:)-3fovq``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type,
    as method: (repeat each Argument) async throws -> Result, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Begins a stub of the function; see ``Stubbable/stub(_:file:line:)-swift.method``.
  ///
  /// ```swift
  /// save.stub().with(.equal(.gemmi), .anything).andReturn()
  /// ```
  ///
  /// - Returns: A ``TypedStub``, which takes effect with its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedStub(member.subject.stub(member.name, file, line))
  }
}
