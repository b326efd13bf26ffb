// The path of a call that a constant answers is marked `@inlinable`, so that a release build
// compiles it into the fake itself, where the member's types are known. An ``Invocation`` is made
// only if there is more to do.
extension FakeRecord {
  /// Records a call without answering it.
  @usableFromInline
  func recordCall(_ member: Member, _ arguments: [Any?]) {
    var found = EnteredCall()
    _ = storage.enter(member, arguments, for: Never.self, &found)
    var invocation = invocation(of: member, arguments, found)
    guard invocation.search.isKnown
    else { return report(invocation.unknownFunction, at: member.location) }
    invocation.search.remember()
    invocation.noteUnaskedStub()
  }

  /// Answers a call to a synchronous member.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, or `Never` if it doesn't throw.
  ///   - fallback: Returns the fallback value, or throws ``SpryFailure/noFallback`` if the member
  ///     has none.
  /// - Returns: The stub's value, the fallback value, or a default or made-up value of the type.
  /// - Throws: The error that the stub or the fallback throws, or a ``SpryFailure``.
  @inlinable @inline(__always)
  func answer<Value, Failing: Error>(
    _ member: Member, _ arguments: [Any?], throwing error: Failing.Type,
    fallback: () throws -> Value
  ) throws(Failing) -> Value {
    var found = EnteredCall()
    let constant = storage.enter(member, arguments, for: Value.self, &found)
    if let constant { return constant.value.of(Value.self) }
    return try answer(member, arguments, after: found, throwing: Failing.self, fallback: fallback)
  }

  /// Answers a call to an async member; the parameters are the same.
  @inlinable
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    _ member: Member, _ arguments: [Any?], throwing error: Failing.Type,
    fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    var found = EnteredCall()
    let constant = storage.enter(member, arguments, for: Value.self, &found)
    if let constant { return constant.value.of(Value.self) }
    return try await answer(
      member, arguments, after: found, throwing: Failing.self, fallback: fallback)
  }

  /// Answers a call that has been entered, but that no constant answers.
  @usableFromInline
  func answer<Value, Failing: Error>(
    _ member: Member, _ arguments: [Any?], after found: EnteredCall,
    throwing _: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    var invocation = invocation(of: member, arguments, found)
    return try invocation.answer(throwing: Failing.self, fallback: fallback)
  }

  /// Answers a call to an async member that has been entered, but that no constant answers.
  @usableFromInline
  nonisolated(nonsending) func answer<Value, Failing: Error>(
    _ member: Member, _ arguments: [Any?], after found: EnteredCall,
    throwing _: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    var invocation = invocation(of: member, arguments, found)
    return try await invocation.answer(throwing: Failing.self, fallback: fallback)
  }

  /// Records a call, unless that has been done, and prepares to answer it.
  private func invocation(
    of member: Member, _ arguments: [Any?], _ found: consuming EnteredCall
  ) -> Invocation {
    let passed = found.needCare ? PassedArguments(arguments) : PassedArguments(plain: arguments)
    if !found.isKnown { found = storage.enterWithCare(member, passed, unnamed.functions) }
    return Invocation(StubSearch(found, passed), of: member, in: self)
  }
}

/// The default for `fallbackValue`, which always throws.
@usableFromInline
func noFallback<Value>() throws(SpryFailure) -> Value { throw .noFallback }
