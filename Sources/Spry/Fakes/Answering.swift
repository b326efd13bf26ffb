/// A callable type that answers calls to members that don't throw.
///
/// ``Spryable/spryify-swift.property`` records a call and then answers it.
/// ``Stubbable/stubbedValue-swift.property`` answers without recording. In the member, call
/// either of them like a function:
///
/// ```swift
/// func scale(at zoom: Int) -> Double {
///   spryify(arguments: zoom, fallbackValue: 25_000)  // 25,000 if no stub answers
/// }
/// ```
public struct Answering<Function: StringRepresentable> {
  @usableFromInline let record: FakeRecord
  @usableFromInline let isRecording: Bool

  @usableFromInline @_transparent
  init(_ record: FakeRecord, isRecording: Bool) {
    self.record = record
    self.isRecording = isRecording
  }

  /// Answers a call to the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - type: The member's return type. Pass it if the compiler can't infer it.
  ///   - fallbackValue: The value to return if no stub answers or if a stub calls through, such as
  ///     the result of `super`. It is evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to attribute failures to. The default is the file of this call.
  ///   - line: The line to attribute failures to. The default is the line of this call.
  /// - Returns: The value that the matching stub returns, or `fallbackValue` if no stub answers. If
  ///   there is neither, the failure is reported to the running test and the type's default value
  ///   is returned. If the type has no default value, the process ends.
  @inlinable
  public func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws(UseSpryifyThrows) -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing member, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - fallbackValue: What to do if no stub answers or if a stub calls through, such as calling
  ///     `super`. It is evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to attribute failures to. The default is the file of this call.
  ///   - line: The line to attribute failures to. The default is the line of this call.
  @inlinable
  public func callAsFunction(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () throws(UseSpryifyThrows) -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async member.
  ///
  /// The parameters are the same as those of the synchronous form.
  @inlinable
  public nonisolated(nonsending) func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws(UseSpryifyThrows) -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async -> Value {
    await record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async member, which returns nothing.
  ///
  /// The parameters are the same as those of the synchronous form.
  @inlinable
  public nonisolated(nonsending) func callAsFunction(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () async throws(UseSpryifyThrows) -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await record.answer(
      Member(function?.rawValue, signature, file, line), arguments, isRecording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }
}

extension Stubbable {
  /// Answers a call to the enclosing member from its stubs, without recording the call.
  ///
  /// ```swift
  /// var region: String {
  ///   stubbedValue()
  /// }
  /// ```
  @_transparent public var stubbedValue: Answering<Function> {
    Answering(record, isRecording: false)
  }

  /// Answers a call to the enclosing static member without recording it; see
  /// ``stubbedValue-swift.property``.
  @_transparent public static var stubbedValue: Answering<ClassFunction> {
    Answering(record, isRecording: false)
  }
}

extension Spryable {
  /// Records a call to the enclosing member and answers it from its stubs.
  ///
  /// ```swift
  /// func trails(near place: String) -> [Trail] {
  ///   spryify(arguments: place)
  /// }
  /// ```
  @_transparent public var spryify: Answering<Function> { Answering(record, isRecording: true) }

  /// Records and answers a call to the enclosing static member; see ``spryify-swift.property``.
  @_transparent public static var spryify: Answering<ClassFunction> {
    Answering(record, isRecording: true)
  }
}
