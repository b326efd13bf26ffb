/// One call of a fake's member on its way through recording and answering.
///
/// Instance and static members, sync and async ones, throwing and not: all come through here.
///
/// What a release build compiles into the fake itself, where the member's types are known, is
/// marked as `@inlinable`: the way of a call that a stub answers with a value.
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

  /// - Parameter name: The raw value of the member's case; `nil` to find it by the signature.
  @usableFromInline
  init(
    _ fake: FakeIdentity, _ storage: SpryStorage, named name: String?, signature: String,
    _ arguments: consuming [Any?], _ location: CodeLocation
  ) {
    self.fake = fake
    self.storage = storage
    if let name {
      function = FunctionName(name)
    } else {
      function = storage.function(of: signature, in: fake.functions)
    }
    self.signature = signature
    passed = PassedArguments(arguments)
    self.location = location
  }

  /// The arguments as stubs see them.
  var arguments: [Any?] { passed.values }

  /// Records the call; a function without a case is reported.
  @usableFromInline
  func record() {
    if let function {
      storage.record(function, signature: signature, arguments: passed)
    } else {
      Reporting.report(unknownFunction, at: location, lateFailures: storage.lateFailures)
    }
  }

  /// Answers the call of a synchronous member.
  ///
  /// - Parameters:
  ///   - recording: Whether the call is recorded first.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @inlinable
  func answer<Value, Failing: Error>(
    recording: Bool, throwing error: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    let choice = begin(recording: recording)
    if let constant = choice.constant, let value = constant as? Value {
      choice.noteUse()
      return value
    }
    return try answer(choice, throwing: Failing.self, fallback: fallback)
  }

  /// Answers the call of a synchronous member for which stubs have been found.
  @usableFromInline
  func answer<Value, Failing: Error>(
    _ choice: Choice, throwing _: Failing.Type, fallback: () throws -> Value
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
        return try fallback()
      } catch {
        let ending = endingWithoutFallback(error, reason, returning: Value.self)
        return try conclude(ending, throwing: Failing.self)
      }
    }
  }

  /// Answers the call of an async member.
  ///
  /// - Parameters:
  ///   - recording: Whether the call is recorded first.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @inlinable
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    recording: Bool, throwing error: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    let choice = begin(recording: recording)
    if let constant = choice.constant, let value = constant as? Value {
      choice.noteUse()
      return value
    }
    return try await answer(choice, throwing: Failing.self, fallback: fallback)
  }

  /// Answers the call of an async member for which stubs have been found.
  @usableFromInline
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    _ choice: Choice, throwing _: Failing.Type, fallback: () async throws -> Value
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
          return try await fallback()
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
