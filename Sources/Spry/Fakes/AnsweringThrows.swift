/// Answers calls to members that throw.
///
/// ``Spryable/spryifyThrows-swift.property`` records a call first,
/// ``Stubbable/stubbedValueThrows-swift.property`` doesn't. Write either like a function, in the
/// member that is called:
///
/// ```swift
/// func length(of trail: Trail) throws(TrailError) -> Double {
///   try spryifyThrows(arguments: trail, throwing: TrailError.self)
/// }
/// ```
public struct AnsweringThrows<Function: StringRepresentable> {
  @usableFromInline let receiver: Receiver
  @usableFromInline let isRecording: Bool

  @usableFromInline @_transparent
  init(_ receiver: Receiver, isRecording: Bool) {
    self.receiver = receiver
    self.isRecording = isRecording
  }

  // The forms with a value are disfavored: a member that returns nothing could call both.

  /// Answers a call to the enclosing throwing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, if it names one.
  ///   - type: The member's return type, if it cannot be inferred.
  ///   - fallbackValue: What to return if no stub answers, for example the answer of `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: What the first stub that fits returns.
  /// - Throws: What the stub throws. If no stub answers, the failure is reported and a
  ///   ``SpryFailure`` is thrown; a member that throws errors of another type returns the default
  ///   value instead.
  @inlinable
  @_disfavoredOverload
  public func callAsFunction<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) -> Value {
    try receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing throwing member, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, if it names one.
  ///   - fallbackValue: What to do if no stub answers, for example a call to `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Throws: What the stub throws. If no stub answers, the failure is reported and a
  ///   ``SpryFailure`` is thrown; a member that throws errors of another type returns instead.
  @inlinable
  public func callAsFunction<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () throws -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) {
    try receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async throwing member.
  ///
  /// The parameters are those of the synchronous form.
  @inlinable
  @_disfavoredOverload
  public nonisolated(nonsending) func callAsFunction<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) -> Value {
    try await receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async throwing member, which returns nothing.
  ///
  /// The parameters are those of the synchronous form.
  @inlinable
  public nonisolated(nonsending) func callAsFunction<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () async throws -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) {
    try await receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Failing.self, fallback: fallbackValue)
  }
}

extension Stubbable {
  /// Answers a call to the enclosing throwing member from its stubs, and records nothing.
  @_transparent public var stubbedValueThrows: AnsweringThrows<Function> {
    AnsweringThrows(receiver, isRecording: false)
  }

  /// Answers a call to the enclosing static member; see ``stubbedValueThrows-swift.property``.
  @_transparent public static var stubbedValueThrows: AnsweringThrows<ClassFunction> {
    AnsweringThrows(receiver, isRecording: false)
  }
}

extension Spryable {
  /// Records a call to the enclosing throwing member and answers it from its stubs.
  @_transparent public var spryifyThrows: AnsweringThrows<Function> {
    AnsweringThrows(receiver, isRecording: true)
  }

  /// Records and answers a call to the enclosing static member; see
  /// ``spryifyThrows-swift.property``.
  @_transparent public static var spryifyThrows: AnsweringThrows<ClassFunction> {
    AnsweringThrows(receiver, isRecording: true)
  }
}
