extension Stubbable {
  /// Begins a stub of a method whose arguments and result the compiler checks.
  ///
  /// ```swift
  /// ranger.stub(.length, as: ranger.length).with(eiger).andReturn(6.0)
  /// ```
  ///
  /// This is short for `TypedFunction(.length, of: ranger, as: ranger.length).stub()`.
  ///
  /// - Parameters:
  ///   - function: The case of the function to stub.
  ///   - method: A reference to the method. Only its types are used; the method isn't called.
  ///   - file: The file to attribute failures of this stub to. The default is the file of this
  ///     call.
  ///   - line: The line to attribute failures of this stub to. The default is the line of this
  ///     call.
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub<each Argument, Result, Failure: Error>(
    _ function: Function, as method: (repeat each Argument) throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  // The overload above isn't just a special case of this one: without it, the compiler takes a wrong
  // result of a synchronous method for a wrong type of a property.
  /// Begins a type-checked stub of an async method.
  public func stub<each Argument, Result, Failure: Error>(
    _ function: Function, as method: (repeat each Argument) async throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub of a property.
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
}

extension Stubbable {
  /// Begins a type-checked stub of a static method.
  public static func stub<each Argument, Result, Failure: Error>(
    _ function: ClassFunction, as method: (repeat each Argument) throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub of an async static method.
  public static func stub<each Argument, Result, Failure: Error>(
    _ function: ClassFunction, as method: (repeat each Argument) async throws(Failure) -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<(repeat each Argument) -> Void, Result, Failure> {
    TypedStub(stub(function, file: file, line: line))
  }

  /// Begins a type-checked stub of a static property.
  @_disfavoredOverload
  public static func stub<Result>(
    _ function: ClassFunction, as type: Result.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<() -> Void, Result, any Error> {
    TypedStub(stub(function, file: file, line: line))
  }
}
