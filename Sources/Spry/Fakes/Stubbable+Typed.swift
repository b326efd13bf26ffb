@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Stubbable {
  /// Begins a stub that the compiler checks, for a method.
  ///
  /// ```swift
  /// store.stub(.length, as: store.length).with(.equal(eiger)).andReturn(6.0)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function to be answered.
  ///   - method: The method that `function` stands for; only its types are used.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``TypedStub``, which comes into force with its answer.
  public func stub<each Argument, Result>(
    _ function: Function, as method: (repeat each Argument) throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedStub(subject.stub(function, file, line))
  }

  /// Begins a stub that the compiler checks, for an async method.
  ///
  /// - Parameters:
  ///   - function: The function to be answered.
  ///   - method: The method that `function` stands for; only its types are used.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``TypedStub``, which comes into force with its answer.
  public func stub<each Argument, Result>(
    _ function: Function, as method: (repeat each Argument) async throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedStub(subject.stub(function, file, line))
  }

  /// Begins a stub that the compiler checks, for a property.
  ///
  /// ```swift
  /// store.stub(.region, as: String.self).andReturn("Bern")
  /// ```
  ///
  /// - Parameters:
  ///   - function: The property to be answered.
  ///   - type: The property's type.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``TypedStub``, which comes into force with its answer.
  @_disfavoredOverload
  public func stub<Result>(
    _ function: Function, as type: Result.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<Result> {
    TypedStub(subject.stub(function, file, line))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Stubbable {
  /// Begins a stub of a static member that the compiler checks, for a method.
  ///
  /// ```swift
  /// FakeTrailStore.stub(.open, as: FakeTrailStore.open).andReturn(store)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function to be answered.
  ///   - method: The method that `function` stands for; only its types are used.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``TypedStub``, which comes into force with its answer.
  public static func stub<each Argument, Result>(
    _ function: ClassFunction, as method: (repeat each Argument) throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedStub(subject.stub(function, file, line))
  }

  /// Begins a stub of a static member that the compiler checks, for an async method.
  ///
  /// - Parameters:
  ///   - function: The function to be answered.
  ///   - method: The method that `function` stands for; only its types are used.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``TypedStub``, which comes into force with its answer.
  public static func stub<each Argument, Result>(
    _ function: ClassFunction, as method: (repeat each Argument) async throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<repeat each Argument, Result> {
    TypedStub(subject.stub(function, file, line))
  }

  /// Begins a stub of a static member that the compiler checks, for a property.
  ///
  /// ```swift
  /// FakeTrailStore.stub(.count, as: Int.self).andReturn(3)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The property to be answered.
  ///   - type: The property's type.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``TypedStub``, which comes into force with its answer.
  @_disfavoredOverload
  public static func stub<Result>(
    _ function: ClassFunction, as type: Result.Type, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<Result> {
    TypedStub(subject.stub(function, file, line))
  }
}
