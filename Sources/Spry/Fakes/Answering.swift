/// Answers calls to members that don't throw.
///
/// ``Spryable/spryify-swift.property`` records a call first, ``Stubbable/stubbedValue-swift.property``
/// doesn't. Write either like a function, in the member that is called:
///
/// ```swift
/// func scale(at zoom: Int) -> Double {
///   spryify(arguments: zoom, fallbackValue: 25_000)  // 25 000 if no stub answers
/// }
/// ```
public struct Answering<Function: StringRepresentable> {
  @usableFromInline let receiver: Receiver
  @usableFromInline let isRecording: Bool

  @usableFromInline @_transparent
  init(_ receiver: Receiver, isRecording: Bool) {
    self.receiver = receiver
    self.isRecording = isRecording
  }

  /// Answers a call to the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - type: The member's return type, if it cannot be inferred.
  ///   - fallbackValue: What to return if no stub answers, for example the answer of `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: What the first stub that fits returns. If there is none, the failure is reported and
  ///   the type's default value is returned; if it has none, the process ends.
  @inlinable
  public func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?...,
    as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws(NoFallback) -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing member, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - fallbackValue: What to do if no stub answers, for example a call to `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  @inlinable
  public func callAsFunction(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () throws(NoFallback) -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async member.
  ///
  /// The parameters are those of the synchronous form.
  @inlinable
  public nonisolated(nonsending) func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?...,
    as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws(NoFallback) -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async -> Value {
    await receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call to the enclosing async member, which returns nothing.
  ///
  /// The parameters are those of the synchronous form.
  @inlinable
  public nonisolated(nonsending) func callAsFunction(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () async throws(NoFallback) -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await receiver.answer(
      Function.self, function?.rawValue, arguments, signature, file, line, recording: isRecording,
      throwing: Never.self, fallback: fallbackValue)
  }
}

extension Stubbable {
  /// Answers a call to the enclosing member from its stubs, and records nothing.
  ///
  /// ```swift
  /// var region: String {
  ///   stubbedValue()
  /// }
  /// ```
  @_transparent public var stubbedValue: Answering<Function> {
    Answering(receiver, isRecording: false)
  }

  /// Answers a call to the enclosing static member; see ``stubbedValue-swift.property``.
  @_transparent public static var stubbedValue: Answering<ClassFunction> {
    Answering(receiver, isRecording: false)
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
  @_transparent public var spryify: Answering<Function> { Answering(receiver, isRecording: true) }

  /// Records and answers a call to the enclosing static member; see ``spryify-swift.property``.
  @_transparent public static var spryify: Answering<ClassFunction> {
    Answering(receiver, isRecording: true)
  }
}
