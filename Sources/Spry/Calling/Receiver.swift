/// A fake as its members see it when they are called: an instance, or the static members of a type.
///
/// It is to a fake's members what ``FakeRecord`` is to a test. It isn't generic, because every call
/// would pay for that. The path of a call that a stub answers with a value is marked `@inlinable`,
/// so that a release build compiles it into the fake itself, where the member's types are known. An
/// ``Invocation`` is made only if there is more to do.
@usableFromInline
struct Receiver {
  @usableFromInline let type: any Any.Type
  /// Whether this is about the static members, rather than those of an instance.
  @usableFromInline let isStatic: Bool
  @usableFromInline let storage: SpryStorage
  /// Whether this is a fake of a function value, rather than of a type with members.
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

  /// Records a call without answering it.
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

  /// Answers a call to a synchronous member.
  ///
  /// - Parameters:
  ///   - functions: The enum that has the member's case.
  ///   - name: The raw value of the case, or `nil` to find the case by `signature`.
  ///   - arguments: The member's arguments, in order.
  ///   - signature: The value of `#function` in the member.
  ///   - file: The file to attribute failures to.
  ///   - line: The line to attribute failures to.
  ///   - recording: Whether to record the call before answering it.
  ///   - error: The type of error that the member throws, or `Never` if it doesn't throw.
  ///   - fallback: Returns the fallback value, or throws ``NoFallback`` if the member has none.
  /// - Returns: The stub's value, the fallback value or the type's default value.
  /// - Throws: The error that the stub or the fallback throws, or a ``SpryFailure``.
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

  /// Answers a call to an async member; the parameters are the same.
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

  /// Returns the stubs that a call may choose from.
  private func choice(_ reception: Reception, _ arguments: [Any?]) -> Choice {
    switch reception {
    case .open(let choice): choice
    case .constant(let stub):
      // The member can't return this stub's value, so all stubs are tried again.
      Choice(storage.rules(for: stub.function), for: stub.function, PassedArguments(arguments))
    }
  }
}

/// An error that marks a call without a `fallbackValue`.
public struct NoFallback: Error {
  /// The default for `fallbackValue`, which always throws.
  public static func value<Value>() throws(NoFallback) -> Value {
    throw NoFallback()
  }
}
