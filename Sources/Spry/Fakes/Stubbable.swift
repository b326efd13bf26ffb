/// A fake that returns what the test has stubbed.
///
/// In each member to stub, return the result of `stubbedValue`, or of `stubbedValueThrows` if the
/// member throws:
///
/// ```swift
/// final class FakeHutRegistry: HutRegistry, Stubbable {
///   enum Function: String, StringRepresentable {
///     case hut = "hut(near:)"
///   }
///
///   func hut(near place: String) -> any Hut {
///     stubbedValue(arguments: place)
///   }
/// }
/// ```
public protocol Stubbable: TestDouble {}

extension Stubbable {
  /// Begins a stub, which specifies what calls to a function return, throw, or do.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([])
  /// store.stub(.trails).with("Bern").andReturn([eiger])
  /// ```
  ///
  /// When several stubs match a call, the one with the most conditions wins or, if that's a tie, the
  /// most recent one.
  ///
  /// - Parameters:
  ///   - function: The case of the function to stub. For a property, pass its case to stub what the
  ///     getter returns.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: A ``Stub``. It takes effect once it has an answer.
  public func stub(
    _ function: Function, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub { Stub(FunctionName(function), of: record, at: CodeLocation(file, line)) }

  /// The stubs of this fake that no call has used, in the order in which they were written.
  ///
  /// ```swift
  /// #expect(store.unusedStubs.isEmpty)
  /// ```
  public var unusedStubs: [UnusedStub] { spryStorage.unusedStubs }

  /// Removes stubs, but keeps recorded calls.
  ///
  /// - Parameter function: The function whose stubs to remove. Omit it to remove all stubs.
  public func resetStubs(of function: Function? = nil) {
    spryStorage.resetStubs(of: function.map { FunctionName($0) })
  }

  /// Begins a stub for a static function; see ``stub(_:file:line:)-swift.method``.
  public static func stub(
    _ function: ClassFunction, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub { Stub(FunctionName(function), of: record, at: CodeLocation(file, line)) }

  /// The stubs of the static members that no call has used; see ``unusedStubs-swift.property``.
  public static var unusedStubs: [UnusedStub] { record.storage.unusedStubs }

  /// Removes stubs of static members, but keeps recorded calls.
  public static func resetStubs(of function: ClassFunction? = nil) {
    record.storage.resetStubs(of: function.map { FunctionName($0) })
  }

  /// Begins a stub for a method, whose arguments and result the compiler checks.
  ///
  /// ```swift
  /// store.stub(.trails, as: store.trails).with(.equal("Bern")).andReturn([eiger])
  /// ```
  ///
  /// This is short for `TypedFunction(.trails, of: store, as: store.trails).stub()`.
  ///
  /// - Parameters:
  ///   - function: The case of the function to stub.
  ///   - method: A reference to the method. Spry only uses its types and never calls it.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: A ``TypedStub``. It takes effect once it has an answer.
  public func stub<each Argument, Result, Failure: Error>(
    _ function: Function, as method: (repeat each Argument) throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  // The overload above isn't just a special case of this one: without it, the compiler takes a wrong
  // result of a synchronous method for a wrong type of a property.
  /// Begins a type-checked stub for an async method.
  public func stub<each Argument, Result, Failure: Error>(
    _ function: Function, as method: (repeat each Argument) async throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub for a property.
  ///
  /// ```swift
  /// store.stub(.region, as: String.self).andReturn("Bern")
  /// ```
  @_disfavoredOverload
  public func stub<Result>(
    _ function: Function, as type: Result.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<() -> Void, Result, any Error> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub for a static method.
  public static func stub<each Argument, Result, Failure: Error>(
    _ function: ClassFunction, as method: (repeat each Argument) throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub for an async static method.
  public static func stub<each Argument, Result, Failure: Error>(
    _ function: ClassFunction, as method: (repeat each Argument) async throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub for a static property.
  @_disfavoredOverload
  public static func stub<Result>(
    _ function: ClassFunction, as type: Result.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<() -> Void, Result, any Error> {
    TypedStub(stub(function, file: file, line: line))
  }
}

extension CallPattern {
  /// Begins a stub for these calls; see ``Stubbable/stub(_:file:line:)-swift.method``.
  ///
  /// ```swift
  /// store.call(.trails, with: "Bern").stub().andReturn([eiger])
  /// ```
  ///
  /// - Returns: A ``Stub``. It takes effect once it has an answer.
  public func stub(file: StaticString = #filePath, line: UInt = #line) -> Stub {
    let location = CodeLocation(file, line)
    if !(fake.type is any Stubbable.Type) {
      record.report(.stubMistake(.notStubbable, fake, function), at: location)
    }
    let stub = Stub(function, of: record, at: location)
    return pattern.matchesEverything ? stub : stub.with(pattern, at: location)
  }
}
