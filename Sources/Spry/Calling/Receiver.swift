/// A fake as a call of one of its members reaches it: an instance, or the static side of a type.
///
/// It is what ``Subject`` is to a test, but not generic, which every call would pay for. What a
/// release build compiles into the fake itself, where the member's types are known, is marked as
/// `@inlinable`: the way of a call that a stub answers with a value. An ``Invocation`` is made only
/// where there is more to do.
@usableFromInline
struct Receiver {
  @usableFromInline let type: any Any.Type
  /// Whether the static members are meant, not those of an instance.
  @usableFromInline let isStatic: Bool
  @usableFromInline let storage: SpryStorage
  /// Whether the fake is for a function value, not for a type with members.
  private let isClosure: Bool

  @usableFromInline
  init(
    _ type: any Any.Type, isStatic: Bool, isClosure: Bool = false,
    _ storage: consuming SpryStorage
  ) {
    self.isClosure = isClosure
    self.type = type
    self.isStatic = isStatic
    self.storage = storage
  }

  /// Records a call and does not answer it.
  @usableFromInline
  func record(
    _ functions: any StringRepresentable.Type,
    _ name: String?, _ arguments: [Any?], _ signature: String, _ file: StaticString, _ line: UInt
  ) {
    let reception = storage.begin(name, arguments, signature, functions, recording: true)
    if case .open(let choice) = reception, choice.function == nil {
      let invocation = invocation(reception, functions, arguments, signature, file, line)
      Reporting.report(
        invocation.unknownFunction, at: invocation.location, end: storage.end)
    }
  }

  /// Answers the call of a synchronous member.
  ///
  /// - Parameters:
  ///   - functions: The enum with the member's case.
  ///   - name: The raw value of the case; `nil` to find it by the signature.
  ///   - arguments: The member's arguments, in order.
  ///   - signature: What `#function` is in the member.
  ///   - file: Where a failure is reported.
  ///   - line: The line in `file`.
  ///   - recording: Whether the call is recorded first.
  ///   - error: What the member throws; `Never` where it does not throw.
  ///   - fallback: Gives the value when no stub does, or throws ``NoFallback``.
  /// - Returns: The stub's value, the fallback or the default value.
  /// - Throws: What the stub or the fallback throws, or a ``SpryFailure``.
  @inlinable
  func answer<Value, Failing: Error>(
    _ functions: any StringRepresentable.Type,
    _ name: String?, _ arguments: [Any?], _ signature: String, _ file: StaticString, _ line: UInt,
    recording: Bool, throwing error: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    let reception = storage.begin(name, arguments, signature, functions, recording: recording)
    if case .constant(let stub) = reception, let constant = stub.constant,
      stub.canUse(constant, as: Value.self)
    {
      return stub.use(constant)
    }
    var invocation = invocation(reception, functions, arguments, signature, file, line)
    return try invocation.answer(throwing: Failing.self, fallback: fallback)
  }

  /// The same for an async member.
  @inlinable
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    _ functions: any StringRepresentable.Type,
    _ name: String?, _ arguments: [Any?], _ signature: String, _ file: StaticString, _ line: UInt,
    recording: Bool, throwing error: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    let reception = storage.begin(name, arguments, signature, functions, recording: recording)
    if case .constant(let stub) = reception, let constant = stub.constant,
      stub.canUse(constant, as: Value.self)
    {
      return stub.use(constant)
    }
    var invocation = invocation(reception, functions, arguments, signature, file, line)
    return try await invocation.answer(throwing: Failing.self, fallback: fallback)
  }

  @usableFromInline
  func invocation(
    _ reception: Reception, _ functions: any StringRepresentable.Type, _ arguments: [Any?],
    _ signature: String, _ file: StaticString, _ line: UInt
  ) -> Invocation {
    Invocation(
      choice(reception, arguments),
      of: FakeIdentity(type, functions: functions, isStatic: isStatic, isClosure: isClosure),
      in: storage, signature: signature, at: CodeLocation(file, line))
  }

  /// What a call may choose from.
  private func choice(_ reception: Reception, _ arguments: [Any?]) -> Choice {
    switch reception {
    case .open(let choice): choice
    case .constant(let stub):
      // The member cannot return its value, so all stubs are looked through again.
      Choice(storage.rules(for: stub.function), for: stub.function, PassedArguments(arguments))
    }
  }
}
