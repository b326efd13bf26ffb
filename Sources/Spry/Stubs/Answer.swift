/// What a stub does when it answers a call.
package enum Answer: Sendable {
  case value(Unchecked<Any?>)
  case error(any Error)
  case run(Unchecked<([Any?]) throws -> Any?>)
  case runAsync(Unchecked<([Any?]) async throws -> Any?>)
  /// The member's `fallbackValue`.
  case callThrough
  /// The last value that was set, for a property.
  case remember(RememberedValue)
  /// An answer that the test gives while the call waits at a gate.
  case suspend(SuspendedCalls)

  /// Whether the member's `fallbackValue` is the answer.
  package var isFallback: Bool { if case .callThrough = self { true } else { false } }

  /// Returns the answer to a call, or `nil` if it isn't known without waiting or asking the member.
  package func result(for arguments: [Any?]) -> Result<Any?, any Error>? {
    switch self {
    case .error(let error): .failure(error)
    case .run(let body): Result { try body.value(arguments) }
    default: value.map { .success($0.value) }
    }
  }

  /// The answer as a value, if it is one that is known before the answer runs.
  package var value: Unchecked<Any?>? {
    switch self {
    case .value(let value): value
    case .remember(let memory): Unchecked(memory.value)
    default: nil
    }
  }

  /// Runs a closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) throws -> Result) {
    let run = { (arguments: [Any?]) throws -> Any? in
      // Without a tuple of the arguments, for whose type the runtime would have to be asked.
      var arguments = try TypedArguments(arguments, for: repeat (each Argument).self, isCall: true)
      return try body(repeat arguments.next((each Argument).self))
    }
    self = .run(Unchecked(run))
  }

  /// Runs an async closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) async throws -> Result) {
    let run = { (arguments: [Any?]) async throws -> Any? in
      // Without a tuple of the arguments, for whose type the runtime would have to be asked.
      var arguments = try TypedArguments(arguments, for: repeat (each Argument).self, isCall: true)
      return try await body(repeat arguments.next((each Argument).self))
    }
    self = .runAsync(Unchecked(run))
  }
}

extension Unchecked<([Any?]) async throws -> Any?> {
  /// Runs an async closure with the arguments of a call that it answers.
  ///
  /// It doesn't have to run in the isolation of the call. The call waits for it, so nothing else
  /// uses the arguments in the meantime.
  @concurrent func result(
    _ arguments: Unchecked<[Any?]>
  ) async -> Result<Unchecked<Any?>, any Error> {
    do { return .success(.init(try await value(arguments.value))) } catch { return .failure(error) }
  }
}
