/// A function of a handwritten fake together with its types, so that the compiler can check stubs
/// and verifications.
///
/// Create one from the function's case and a reference to the method. Spry only uses the method's
/// types and never calls it:
///
/// ```swift
/// let save = TypedFunction(.save, of: store, as: store.save)
///
/// save.stub().andDo { trail, name in print(trail.ascent, name.count) }
/// save(.gemmi, "best").stub().andReturn()
/// XCTAssertHaveReceived(save(.where(\.ascent, in: 500...), .anything), countSpecifier: .once)
/// ```
///
/// By itself, it describes a call with any arguments.
///
/// If the compiler doesn't accept the reference, for example because a parameter is an `@escaping`
/// closure, pass a closure that calls the method, or write out the types:
///
/// ```swift
/// TypedFunction(.search, of: fake, as: { fake.search(near: $0, completion: $1) })
/// TypedFunction<(Trail, [Trail]) -> Void, Int, Never>(.rank, of: fake)
/// ```
///
/// A generated fake doesn't need typed functions; see ``TypedCall``.
public struct TypedFunction<Parameters, Result, Failure: Error>: CallPatternConvertible, Sendable {
  private let call: TypedCall<Parameters, Result, Failure>

  /// A call with any arguments.
  public var callPattern: CallPattern { call.callPattern }

  /// Creates a typed function, with the types of a method.
  ///
  /// ```swift
  /// let save = TypedFunction(.save, of: store, as: store.save)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - method: A reference to the method, or a closure that calls it. Spry only uses the types
  ///     and never calls it.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  public init<Fake: TestDouble, each Argument>(
    _ function: Fake.Function, of fake: Fake,
    as method: (repeat each Argument) async throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) where Parameters == (repeat each Argument) -> Void {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Creates a typed function, with the types written out: those of the parameters, of the result,
  /// and of the errors.
  ///
  /// ```swift
  /// let save = TypedFunction<(Trail, String) -> Void, Void, Never>(.save, of: store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function's case.
  ///   - fake: The fake that has the member. For a static member, pass the fake's type.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  public init<Fake: TestDouble>(
    _ function: Fake.Function, of fake: Fake, file: StaticString = #filePath, line: UInt = #line
  ) {
    call = TypedCall(fake.record.call(function, [], file, line))
  }

  /// Creates a typed static function, with the types of a method.
  public init<Fake: TestDouble, each Argument>(
    _ function: Fake.ClassFunction, of fake: Fake.Type,
    as method: (repeat each Argument) async throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) where Parameters == (repeat each Argument) -> Void {
    self.init(function, of: fake, file: file, line: line)
  }

  /// Creates a typed static function, with the types written out.
  public init<Fake: TestDouble>(
    _ function: Fake.ClassFunction, of fake: Fake.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    call = TypedCall(fake.record.call(function, [], file, line))
  }

  /// Describes a call with these values.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(save(.gemmi, "best"))
  /// ```
  @_disfavoredOverload
  public func callAsFunction<each Argument>(
    _ values: repeat each Argument
  ) -> TypedCall<Parameters, Result, Failure> where Parameters == (repeat each Argument) -> Void {
    specifying(Array(each: repeat each values))
  }

  /// Describes a call with matching arguments, one matcher for each.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(save(.where(\.ascent, 940), .anything))
  /// ```
  ///
  /// You can't mix values and matchers here. Beside a matcher, pass a value as `.equal(value)`.
  public func callAsFunction<each Argument>(
    _ arguments: repeat TypedArgument<each Argument>
  ) -> TypedCall<Parameters, Result, Failure> where Parameters == (repeat each Argument) -> Void {
    specifying(Array(each: repeat each arguments))
  }

  private func specifying(_ arguments: [Any?]) -> TypedCall<Parameters, Result, Failure> {
    let types = FunctionType(type: Parameters.self)?.parameters ?? []
    return TypedCall(exactly: callPattern.with(ArgumentPattern(arguments, as: types)))
  }

  /// Limits the function to calls whose arguments satisfy `predicate` together; see
  /// ``CallPattern/matching(_:)``.
  public func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> TypedCall<Parameters, Result, Failure> where Parameters == (repeat each Argument) -> Void {
    call.matching(predicate)
  }

  /// Begins a stub for calls with any arguments; see ``TypedCall/stub(file:line:)``.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> {
    call.stub(file: file, line: line)
  }

  /// Returns the arguments of all calls, with their types, oldest first; see
  /// ``TypedCall/arguments(since:file:line:)``.
  public func arguments<each Argument>(
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> [(repeat each Argument)] where Parameters == (repeat each Argument) -> Void {
    call.arguments(since: beginning, file: file, line: line)
  }
}
