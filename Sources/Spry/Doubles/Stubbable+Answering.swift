extension Stubbable {
  /// Answers a call of the member that this is called from.
  ///
  /// ```swift
  /// var region: String {
  ///   stubbedValue()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - type: The member's return type, where it cannot be inferred.
  ///   - fallbackValue: What is returned when no stub answers, for example `super`'s answer.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  /// - Returns: What the first stub that fits returns. Without one the failure is reported, and the
  ///   default value of the type is returned; if it has none, the process ends.
  @inlinable
  public func stubbedValue<Value>(
    _ function: Function? = nil, arguments: Any?...,
    as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws(NoFallback) -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call of the member that this is called from, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - fallbackValue: What is done when no stub answers, for example a call of `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  @inlinable
  public func stubbedValue(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () throws(NoFallback) -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call of the async member that this is called from.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - type: The member's return type, where it cannot be inferred.
  ///   - fallbackValue: What is returned when no stub answers, for example `super`'s answer.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  /// - Returns: What the first stub that fits returns. Without one the failure is reported, and the
  ///   default value of the type is returned; if it has none, the process ends.
  @inlinable
  public nonisolated(nonsending) func stubbedValue<Value>(
    _ function: Function? = nil, arguments: Any?...,
    as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws(NoFallback) -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async -> Value {
    await receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call of the async member that this is called from, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - fallbackValue: What is done when no stub answers, for example a call of `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  @inlinable
  public nonisolated(nonsending) func stubbedValue(
    _ function: Function? = nil, arguments: Any?...,
    fallbackValue: @autoclosure () async throws(NoFallback) -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Never.self, fallback: fallbackValue)
  }

  /// Answers a call of the throwing member that this is called from.
  ///
  /// ```swift
  /// func length(of trail: Trail) throws(TrailError) -> Double {
  ///   try stubbedValueThrows(arguments: trail, throwing: TrailError.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, where it says so.
  ///   - type: The member's return type, where it cannot be inferred.
  ///   - fallbackValue: What is returned when no stub answers, for example `super`'s answer.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  /// - Returns: What the first stub that fits returns.
  /// - Throws: What the stub throws. When no stub answers, after reporting it, a ``SpryFailure``,
  ///   or nothing where the member throws errors of another type only.
  @inlinable
  public func stubbedValueThrows<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () throws -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) -> Value {
    try receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call of the throwing member that this is called from, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, where it says so.
  ///   - fallbackValue: What is done when no stub answers, for example a call of `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  /// - Throws: What the stub throws. When no stub answers, after reporting it, a ``SpryFailure``,
  ///   or nothing where the member throws errors of another type only.
  @inlinable
  public func stubbedValueThrows<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () throws -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failing) {
    try receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call of the async throwing member that this is called from.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, where it says so.
  ///   - type: The member's return type, where it cannot be inferred.
  ///   - fallbackValue: What is returned when no stub answers, for example `super`'s answer.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  /// - Returns: What the first stub that fits returns.
  /// - Throws: What the stub throws. When no stub answers, after reporting it, a ``SpryFailure``,
  ///   or nothing where the member throws errors of another type only.
  @inlinable
  public nonisolated(nonsending) func stubbedValueThrows<Value, Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self, as type: Value.Type = Value.self,
    fallbackValue: @autoclosure () async throws -> Value = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) -> Value {
    try await receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Failing.self, fallback: fallbackValue)
  }

  /// Answers a call of the async throwing member that this is called from, which returns nothing.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, where it says so.
  ///   - fallbackValue: What is done when no stub answers, for example a call of `super`.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing stub is reported.
  ///   - line: The line in `file`.
  /// - Throws: What the stub throws. When no stub answers, after reporting it, a ``SpryFailure``,
  ///   or nothing where the member throws errors of another type only.
  @inlinable
  public nonisolated(nonsending) func stubbedValueThrows<Failing: Error>(
    _ function: Function? = nil, arguments: Any?...,
    throwing error: Failing.Type = (any Error).self,
    fallbackValue: @autoclosure () async throws -> Void = try NoFallback.value(),
    signature: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failing) {
    try await receiver.answer(
      function?.rawValue, arguments, signature, file, line, recording: false,
      throwing: Failing.self, fallback: fallbackValue)
  }
}
