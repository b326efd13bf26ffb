/// One call of a fake's member on its way through answering.
///
/// Instance and static members, sync and async ones, throwing and not: all come through here, but
/// for those that ``Receiver`` answers at once.
@usableFromInline
struct Invocation {
  let fake: FakeIdentity
  let storage: SpryStorage
  /// `nil` when the fake's enum has no case for the member.
  let function: FunctionName?
  /// What `#function` is in the member.
  let signature: String
  let passed: PassedArguments
  let location: CodeLocation
  /// Whether the member is the closure that the fake makes.
  let isClosure: Bool

  /// The arguments as stubs see them.
  var arguments: [Any?] { passed.values }

  /// Answers the call of a synchronous member.
  ///
  /// - Parameters:
  ///   - choice: The stubs that may answer.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @usableFromInline
  func answer<Value, Failing: Error>(
    _ choice: Choice, throwing error: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    switch step(choice, returning: Value.self) {
    case .finish(let ending):
      return try conclude(ending, throwing: Failing.self)
    case .run(let body, let rule):
      let ending = self.ending(Result { try body.value(arguments) }, from: rule)
      return try conclude(ending, throwing: Failing.self)
    case .runAsync(_, let rule), .suspend(_, let rule):
      let failure = Failure.asyncAnswer(unanswered(returning: Value.self, [rule]), rule)
      return try conclude(.failed(failure), throwing: Failing.self)
    case .fallBack(let reason):
      do {
        let value = try fallback()
        reportRefused(reason, returning: Value.self)
        return value
      } catch {
        let ending = endingWithoutFallback(error, reason, returning: Value.self)
        return try conclude(ending, throwing: Failing.self)
      }
    }
  }

  /// Answers the call of an async member.
  ///
  /// - Parameters:
  ///   - choice: The stubs that may answer.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @usableFromInline
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    _ choice: Choice, throwing error: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    var step = step(choice, returning: Value.self)
    while true {
      switch step {
      case .suspend(let gate, let rule):
        let isCancellable = CancellationError() is Failing
        let passage = await gate.wait(waitingCall, isCancellable: isCancellable)
        step = goOn(passage, from: rule, returning: Value.self)
      case .finish(let ending):
        return try conclude(ending, throwing: Failing.self)
      case .run(let body, let rule):
        step = .finish(ending(Result { try body.value(arguments) }, from: rule))
      case .runAsync(let body, let rule):
        step = .finish(ending(await body.result(Unchecked(arguments)), from: rule))
      case .fallBack(let reason):
        do {
          let value = try await fallback()
          reportRefused(reason, returning: Value.self)
          return value
        } catch {
          step = .finish(endingWithoutFallback(error, reason, returning: Value.self))
        }
      }
    }
  }

  /// The call as a gate tells of it.
  var waitingCall: Gate.WaitingCall {
    Gate.WaitingCall(signature: signature, arguments: Unchecked(passed.kept))
  }
}
