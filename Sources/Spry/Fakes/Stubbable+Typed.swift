@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Stubbable {
  /// Begins a stub of a method whose arguments and result the compiler checks.
  ///
  /// ```swift
  /// ranger.stub(.length, as: ranger.length).with(.equal(eiger)).andReturn(6.0)
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
  public func stub<each Argument, Result>(
    _ function: Function, as method: (repeat each Argument) throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedFunction(function, of: self, as: method).stub(file: file, line: line)
  }

  /// Begins a type-checked stub of an async method; see ``stub(_:as:file:line:)-7lau7``.
  public func stub<each Argument, Result>(
    _ function: Function, as method: (repeat each Argument) async throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedFunction(function, of: self, as: method).stub(file: file, line: line)
  }

  /// Begins a type-checked stub of a property; see ``stub(_:as:file:line:)-7lau7``.
  ///
  /// ```swift
  /// store.stub(.region, as: String.self).andReturn("Bern")
  /// ```
  @_disfavoredOverload
  public func stub<Result>(
    _ function: Function, as type: Result.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<Result> {
    TypedProperty(function, of: self).stub(file: file, line: line)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Stubbable {
  /// Begins a type-checked stub of a static method; see ``stub(_:as:file:line:)-7lau7``.
  public static func stub<each Argument, Result>(
    _ function: ClassFunction, as method: (repeat each Argument) throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedFunction(function, of: self, as: method).stub(file: file, line: line)
  }

  /// Begins a type-checked stub of an async static method; see ``stub(_:as:file:line:)-7lau7``.
  public static func stub<each Argument, Result>(
    _ function: ClassFunction, as method: (repeat each Argument) async throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedFunction(function, of: self, as: method).stub(file: file, line: line)
  }

  /// Begins a type-checked stub of a static property; see ``stub(_:as:file:line:)-(Self.Function,Result.Type,_,_)``.
  @_disfavoredOverload
  public static func stub<Result>(
    _ function: ClassFunction, as type: Result.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<Result> {
    TypedProperty(function, of: self).stub(file: file, line: line)
  }
}
