extension SpryStorage {
  /// A callable type that handles calls to the members of a fake.
  ///
  /// ``Spryable/spryify-swift.property`` records a call and returns the stubbed value, and
  /// ``Stubbable/stubbedValue-swift.property`` returns it without recording the call. For members
  /// that throw, ``Spryable/spryifyThrows-swift.property`` and
  /// ``Stubbable/stubbedValueThrows-swift.property`` also throw the stubbed error. In the member,
  /// call one of them like a function:
  ///
  /// ```swift
  /// func scale(at zoom: Int) -> Double {
  ///   spryify(arguments: zoom, fallbackValue: 25_000)  // 25,000 if no stub matches
  /// }
  ///
  /// func reserve(_ beds: Int) throws(HutError) -> Int {
  ///   try spryifyThrows(arguments: beds, throwing: HutError.self)
  /// }
  /// ```
  ///
  /// `Failure` is `Never` for members that don't throw, and otherwise `any Error`.
  public struct Answering<Function: StringRepresentable, Failure: Error> {
    @usableFromInline let record: FakeRecord
    @usableFromInline let isRecording: Bool

    @usableFromInline @_transparent
    init(_ record: FakeRecord, isRecording: Bool) {
      self.record = record
      self.isRecording = isRecording
    }
  }
}

extension SpryStorage.Answering where Failure == Never {
  // The overloads that return nothing are disfavored, because `()` would do as an `Any` too.

  /// Returns the stubbed value for a call to the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - type: The member's return type. Pass it if the compiler can't infer it.
  ///   - fallbackValue: The value to return if no stub matches or if a stub calls through, such as
  ///     the result of `super`. It's evaluated only then. If it can throw, let the member throw,
  ///     and call `spryifyThrows` or `stubbedValueThrows` instead.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The value that the matching stub returns, or `fallbackValue` if no stub matches. If
  ///   there is neither, the running test fails, and the method returns the type's default value or
  ///   a made-up one. If there is neither, Spry stops the process.
  @inlinable
  public func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws(SpryFailure) -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Runs the stub for a call to the enclosing member, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. Omit them if the member has none.
  ///   - fallbackValue: What to do if no stub matches or if a stub calls through, such as calling
  ///     `super`. It's evaluated only then.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  @inlinable
  @_disfavoredOverload
  public func callAsFunction(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () throws(SpryFailure) -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Returns the stubbed value for a call to the enclosing async member.
  ///
  /// The parameters are those of
  /// ``callAsFunction(_:arguments:as:fallbackValue:signature:file:line:)-5edu1``.
  @inlinable
  public nonisolated(nonsending) func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws(SpryFailure) -> Value = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async -> Value {
    await record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Runs the stub for a call to the enclosing async member, which returns nothing.
  ///
  /// The parameters are those of
  /// ``callAsFunction(_:arguments:fallbackValue:signature:file:line:)-4aqj1``.
  @inlinable
  @_disfavoredOverload
  public nonisolated(nonsending) func callAsFunction(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () async throws(SpryFailure) -> Void = try noFallback(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await record.answer(
      Member(function?.rawValue, signature, file, line, isRecorded: isRecording), arguments,
      throwing: Never.self, fallback: fallbackValue)
  }
}

extension Stubbable {
  /// Returns the stubbed value for a call to the enclosing member, without recording the call.
  ///
  /// ```swift
  /// var region: String {
  ///   stubbedValue()
  /// }
  /// ```
  @_transparent public var stubbedValue: SpryStorage.Answering<Function, Never> {
    .init(record, isRecording: false)
  }

  /// Returns the stubbed value for a call to the enclosing static member; see
  /// ``stubbedValue-swift.property``.
  @_transparent public static var stubbedValue: SpryStorage.Answering<ClassFunction, Never> {
    .init(record, isRecording: false)
  }
}

extension Spryable {
  /// Records a call to the enclosing member and returns the stubbed value.
  ///
  /// ```swift
  /// func trails(near place: String) -> [Trail] {
  ///   spryify(arguments: place)
  /// }
  /// ```
  @_transparent public var spryify: SpryStorage.Answering<Function, Never> {
    .init(record, isRecording: true)
  }

  /// Records a call to the enclosing static member and returns the stubbed value; see
  /// ``spryify-swift.property``.
  @_transparent public static var spryify: SpryStorage.Answering<ClassFunction, Never> {
    .init(record, isRecording: true)
  }
}
