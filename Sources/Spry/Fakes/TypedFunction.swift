/// A function of a fake together with its types, so that the compiler checks stubs and
/// verifications.
///
/// Make one from the function's case and a reference to the method. Only the method's types are
/// used; the method isn't called:
///
/// ```swift
/// let save = TypedFunction(.save, of: store, as: store.save)
///
/// save.stub().with(.where(\.ascent, .in(500...)), .anything).andReturn()
/// save.stub().andDo { trail, name in print(trail.ascent, name.count) }
/// XCTAssertHaveReceived(save, with: .gemmi, "best", countSpecifier: .once)
/// ```
///
/// If the compiler doesn't accept the reference, for example because a parameter is an `@escaping`
/// closure, pass a closure that calls the method, or write out the types:
///
/// ```swift
/// TypedFunction(.load, of: store, as: { store.load(near: $0, completion: $1) })
/// TypedFunction<String, ([Trail]) -> Void, Int?>(.load, of: store)
/// ```
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct TypedFunction<each Argument, Result>: TypedMember {
  /// The types of the parameters, as a function that returns nothing.
  public typealias Parameters = (repeat each Argument) -> Void

  /// The member without its types.
  @_documentation(visibility: internal)
  public let member: FakeMember

  init(_ member: FakeMember) {
    self.member = member
  }

  /// Makes a typed function, with the types written out: first those of the arguments, then the
  /// result's.
  ///
  /// ```swift
  /// let save = TypedFunction<Trail, String, Void>(.save, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - file: The file to attribute failures to if recorded arguments have other types. The
  ///     default is the file of this call.
  ///   - line: The line to attribute failures to if recorded arguments have other types. The
  ///     default is the line of this call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(FakeMember(function, of: fake.subject, at: CodeLocation(file, line)))
  }

  /// Makes a typed function, with the types of a method.
  ///
  /// ```swift
  /// let save = TypedFunction(.save, of: store, as: store.save)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - method: A reference to the method, or a closure that calls it. Only the types are used;
  ///     nothing is called.
  ///   - file: The file to attribute failures to if recorded arguments have other types. The
  ///     default is the file of this call.
  ///   - line: The line to attribute failures to if recorded arguments have other types. The
  ///     default is the line of this call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, as method: (repeat each Argument) throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Makes a typed function, with the types of an async method; see
  /// ``init(_:of:as:file:line:)-3fovq``.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake,
    as method: (repeat each Argument) async throws -> Result, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Makes a typed static function, with the types written out; see
  /// ``init(_:of:file:line:)-(_,Fake,_,_)``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(FakeMember(function, of: fake.subject, at: CodeLocation(file, line)))
  }

  /// Makes a typed static function, with the types of a method; see
  /// ``init(_:of:as:file:line:)-3fovq``.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type,
    as method: (repeat each Argument) throws -> Result, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Makes a typed static function, with the types of an async method; see
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
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedStub(member.subject.stub(member.name, file, line))
  }

  /// The arguments of all calls, oldest first.
  ///
  /// ```swift
  /// for (trail, name) in save.calls { print(trail.ascent, name) }
  /// ```
  ///
  /// A call whose arguments have other types is reported on the line that made the typed function,
  /// and omitted.
  public var calls: [(repeat each Argument)] { calls(since: nil) }

  /// Returns the arguments of the calls after a checkpoint, oldest first; see ``calls``.
  public func calls(since beginning: Checkpoint?) -> [(repeat each Argument)] {
    member.subject.arguments(
      of: member.name, as: (repeat each Argument).self, since: beginning, member.location
    ) { arguments throws(ParameterMismatch) in
      try TypedArguments.all(of: arguments, as: repeat (each Argument).self)
    }
  }
}
