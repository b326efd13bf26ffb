/// What a stub does when it answers a call.
package enum Answer: Sendable {
  case value(Unchecked<Any?>)
  case error(any Error)
  case run(Unchecked<([Any?]) throws -> Any?>)
  case runAsync(AsyncBody)
  /// The fake's `fallbackValue`.
  case callThrough
  /// What the test decides while the call waits.
  case suspend(Gate)

  /// Whether the fake's `fallbackValue` is what answers.
  package var isFallback: Bool { if case .callThrough = self { true } else { false } }

  /// A closure that answers in its own time.
  ///
  /// It need not run where the call is, but the call waits for it, so nobody else has its arguments
  /// meanwhile.
  package struct AsyncBody: Sendable {
    private let body: Unchecked<([Any?]) async throws -> Any?>

    init(_ body: @escaping ([Any?]) async throws -> Any?) {
      self.body = Unchecked(body)
    }

    /// What the closure gives for the arguments of a call.
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
