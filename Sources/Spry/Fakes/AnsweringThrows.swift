/// A callable type that answers calls to members that throw.
///
/// ``Spryable/spryifyThrows-swift.property`` records a call and then answers it.
/// ``Stubbable/stubbedValueThrows-swift.property`` answers without recording. In the member,
/// call either of them like a function:
///
/// ```swift
/// func length(of trail: Trail) throws(TrailError) -> Double {
///   try spryifyThrows(arguments: trail, throwing: TrailError.self)
/// }
/// ```
public struct AnsweringThrows<Function: StringRepresentable> {
  @usableFromInline let record: FakeRecord
  @usableFromInline let isRecording: Bool

  @usableFromInline @_transparent
  init(_ record: FakeRecord, isRecording: Bool) {
    self.record = record
    self.isRecording = isRecording
  }

  // The overloads that return a value are disfavored. Otherwise, a call in a member that returns
  // nothing would be ambiguous.

  /// Answers a call to the enclosing throwing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - error: The error type of a member with typed throws, such as `TrailError.self`. Omit it
  ///     for a member that `throws` any error.
  ///   - type: The member's return type. Pass it if the compiler can't infer it.
  ///   - fallbackValue: The value to return if no stub answers or if a stub calls through, such as
  ///     the result of `super`. It is evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to attribute failures to. The default is the file of this call.
  ///   - line: The line to attribute failures to. The default is the line of this call.
  /// - Returns: The value that the matching stub returns, or `fallbackValue` if no stub answers.
  /// - Throws: The error that the stub or `fallbackValue` throws. If nothing answers, the failure
  ///   is reported to the running test, and this throws a ``SpryFailure``. A member with typed
  ///   throws can't throw that. It returns the default value of its type instead, or the process
  ///   ends if the type has none.
  @inlinable
  @_disfavoredOverload
  public func callAsFunction<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) -> Value {
    try record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing throwing member, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - error: The error type of a member with typed throws, such as `TrailError.self`. Omit it
  ///     for a member that `throws` any error.
  ///   - fallbackValue: What to do if no stub answers or if a stub calls through, such as calling
  ///     `super`. It is evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to attribute failures to. The default is the file of this call.
  ///   - line: The line to attribute failures to. The default is the line of this call.
  /// - Throws: The error that the stub or `fallbackValue` throws. If nothing answers, the failure
  ///   is reported to the running test, and this throws a ``SpryFailure``. A member with typed
  ///   throws can't throw that, and returns instead.
  @inlinable
  public func callAsFunction<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () throws -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) {
    try record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async throwing member.
  ///
  /// The parameters are the same as those of the synchronous form.
  @inlinable
  @_disfavoredOverload
  public nonisolated(nonsending) func callAsFunction<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) -> Value {
    try await record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async throwing member, which returns nothing.
  ///
  /// The parameters are the same as those of the synchronous form.
  @inlinable
  public nonisolated(nonsending) func callAsFunction<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () async throws -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) {
    try await record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }
}

extension Stubbable {
  /// Answers a call to the enclosing throwing member from its stubs, without recording the call.
  @_transparent public var stubbedValueThrows: AnsweringThrows<Function> {
    AnsweringThrows(record, isRecording: false)
  }

  /// Answers a call to the enclosing static member without recording it; see
  /// ``stubbedValueThrows-swift.property``.
  @_transparent public static var stubbedValueThrows: AnsweringThrows<ClassFunction> {
    AnsweringThrows(record, isRecording: false)
  }
}

extension Spryable {
  /// Records a call to the enclosing throwing member and answers it from its stubs.
  @_transparent public var spryifyThrows: AnsweringThrows<Function> {
    AnsweringThrows(record, isRecording: true)
  }

  /// Records and answers a call to the enclosing static member; see
  /// ``spryifyThrows-swift.property``.
  @_transparent public static var spryifyThrows: AnsweringThrows<ClassFunction> {
    AnsweringThrows(record, isRecording: true)
  }
}
