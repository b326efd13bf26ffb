/// What a stub does when it answers a call.
package enum Answer: Sendable {
  case value(Unchecked<Any?>)
  case error(any Error)
  case run(Unchecked<([Any?]) throws -> Any?>)
  case runAsync(AsyncBody)
  /// The member's `fallbackValue`.
  case callThrough
  /// An answer that the test gives while the call waits at a gate.
  case suspend(SuspendedCalls)

  /// Whether the member's `fallbackValue` is the answer.
  package var isFallback: Bool { if case .callThrough = self { true } else { false } }

  /// Returns the answer to a call, or `nil` if it isn't known without waiting or asking the member.
  package func result(for arguments: [Any?]) -> Result<Any?, any Error>? {
    switch self {
    case .value(let value): .success(value.value)
    case .error(let error): .failure(error)
    case .run(let body): Result { try body.value(arguments) }
    case .runAsync, .suspend, .callThrough: nil
    }
  }

  /// An async closure that answers a call.
  ///
  /// It doesn't have to run in the isolation of the call. The call waits for it, so nothing else
  /// uses the arguments in the meantime.
  package struct AsyncBody: Sendable {
    private let body: Unchecked<([Any?]) async throws -> Any?>

    init(_ body: @escaping ([Any?]) async throws -> Any?) {
      self.body = Unchecked(body)
    }

    /// Runs the closure with the arguments of a call.
    @concurrent package func result(
      _ arguments: Unchecked<[Any?]>
    ) async -> Result<Unchecked<Any?>, any Error> {
      do {
        return .success(Unchecked(try await body.value(arguments.value)))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension Answer {
  /// Runs a closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) throws -> Result) {
    self = .run(
      Unchecked { arguments in
        var reader = try ArgumentReader(callOf: arguments, as: repeat (each Argument).self)
        return try body(repeat reader.next((each Argument).self))
      })
  }

  /// Runs an async closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) async throws -> Result) {
    self = .runAsync(
      AsyncBody { arguments in
        var reader = try ArgumentReader(callOf: arguments, as: repeat (each Argument).self)
        return try await body(repeat reader.next((each Argument).self))
      })
  }
}
