/// One call of a fake's member on its way through answering.
///
/// Instance and static members, sync and async ones, throwing and not: all come through here, but
/// for those that ``Receiver`` answers at once.
@usableFromInline
struct Invocation {
  let fake: FakeIdentity
  let storage: SpryStorage
  /// What `#function` is in the member.
  let signature: String
  let location: CodeLocation
  /// The stubs that may answer.
  var choice: Choice
  /// Answers that the member cannot return.
  var passedOver: [PassedOverAnswer] = []

  init(
    _ choice: Choice, of fake: FakeIdentity, in storage: SpryStorage, signature: String,
    at location: CodeLocation
  ) {
    self.choice = choice
    self.fake = fake
    self.storage = storage
    self.signature = signature
    self.location = location
  }

  /// The arguments as stubs see them.
  var arguments: [Any?] { choice.passed.values }

  /// Answers the call of a synchronous member.
  ///
  /// - Parameters:
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @usableFromInline
  mutating func answer<Value, Failing: Error>(
    throwing error: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    guard choice.function != nil else {
      return try recover(from: unknownFunction, throwing: Failing.self)
    }
    let drawn = draw(returning: Value.self)
    guard let drawn, !drawn.answer.isFallback else {
      let result = Result(catching: fallback)
      return try conclude(fallback: result, calledBy: drawn?.rule, throwing: Failing.self)
    }
    return try conclude(result(of: drawn), of: drawn.rule, throwing: Failing.self)
  }

  /// Answers the call of an async member.
  ///
  /// - Parameters:
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @usableFromInline
  nonisolated(nonsending) mutating func answer<Value, Failing: Error>(
    throwing error: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    guard choice.function != nil else {
      return try recover(from: unknownFunction, throwing: Failing.self)
    }
    var drawn = draw(returning: Value.self)
    while let held = drawn, case .suspend(let gate) = held.answer {
      let passage = await gate.wait(keptCall, isCancellable: CancellationError() is Failing)
      drawn = draw(from: held.rule, after: passage, returning: Value.self)
    }
    guard let drawn, !drawn.answer.isFallback else {
      let result: Result<Value, any Error>
      do {
        result = .success(try await fallback())
      } catch {
        result = .failure(error)
      }
      return try conclude(fallback: result, calledBy: drawn?.rule, throwing: Failing.self)
    }
    guard case .runAsync(let body) = drawn.answer else {
      return try conclude(result(of: drawn), of: drawn.rule, throwing: Failing.self)
    }
    let result = await body.result(Unchecked(arguments))
    return try conclude(result.map(\.value), of: drawn.rule, throwing: Failing.self)
  }
}
