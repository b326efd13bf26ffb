extension SpryStorage.Answering where Failure == any Error {
  // The overloads that return nothing are disfavored, because `()` would do as an `Any` too.

  /// Returns the stubbed value for a call to the enclosing throwing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - error: The error type of a member with typed throws, such as `TrailError.self`. Omit it
  ///     for a member that `throws` any error.
  ///   - type: The member's return type. Pass it if the compiler can't infer it.
  ///   - fallbackValue: The value to return if no stub matches or if a stub calls through, such as
  ///     the result of `super`. It's evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The value that the matching stub returns, or `fallbackValue` if no stub matches.
  /// - Throws: The error that the stub or `fallbackValue` throws. If there is neither, the running
  ///   test fails, and the method throws a ``SpryFailure``. A member with typed throws can't throw
  ///   that error. It returns a default value or a made-up one instead, or Spry stops the process.
  @inlinable
  public func callAsFunction<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) -> Value {
    try record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Runs the stub for a call to the enclosing throwing member, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - error: The error type of a member with typed throws, such as `TrailError.self`. Omit it
  ///     for a member that `throws` any error.
  ///   - fallbackValue: What to do if no stub matches or if a stub calls through, such as calling
  ///     `super`. It's evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Throws: The error that the stub or `fallbackValue` throws. If there is neither, the running
  ///   test fails, and the method throws a ``SpryFailure``. A member with typed throws can't throw
  ///   that error, so it returns instead.
  @inlinable
  @_disfavoredOverload
  public func callAsFunction<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () throws -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) {
    try record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Returns the stubbed value for a call to the enclosing async throwing member.
  ///
  /// The parameters are those of
  /// ``callAsFunction(_:arguments:throwing:as:fallbackValue:signature:file:line:)-5frs5``.
  @inlinable
  public nonisolated(nonsending) func callAsFunction<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) -> Value {
    try await record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Runs the stub for a call to the enclosing async throwing member, which returns nothing.
  ///
  /// The parameters are those of
  /// ``callAsFunction(_:arguments:throwing:fallbackValue:signature:file:line:)-2p03s``.
  @inlinable
  @_disfavoredOverload
  public nonisolated(nonsending) func callAsFunction<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () async throws -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) {
    try await record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Failing.self, fallback: fallbackValue)
  }
}

extension Stubbable {
  /// Returns or throws what is stubbed for a call to the enclosing throwing member, without
  /// recording the call.
  @_transparent public var stubbedValueThrows: SpryStorage.Answering<Function, any Error> {
    .init(record, isRecording: false)
  }

  /// Returns or throws what is stubbed for a call to the enclosing static member; see
  /// ``stubbedValueThrows-swift.property``.
  @_transparent public static var stubbedValueThrows:
    SpryStorage.Answering<ClassFunction, any Error>
  {
    .init(record, isRecording: false)
  }
}

extension Spryable {
  /// Records a call to the enclosing throwing member and returns or throws what is stubbed.
  @_transparent public var spryifyThrows: SpryStorage.Answering<Function, any Error> {
    .init(record, isRecording: true)
  }

  /// Records a call to the enclosing static member and returns or throws what is stubbed; see
  /// ``spryifyThrows-swift.property``.
  @_transparent public static var spryifyThrows: SpryStorage.Answering<ClassFunction, any Error> {
    .init(record, isRecording: true)
  }
}
