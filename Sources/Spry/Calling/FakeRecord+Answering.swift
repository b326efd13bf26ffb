// The path of a call that a stub answers with a value is marked `@inlinable`, so that a release
// build compiles it into the fake itself, where the member's types are known. An ``Invocation`` is
// made only if there is more to do.
extension FakeRecord {
  /// Records a call without answering it.
  @usableFromInline
  func recordCall(_ member: Member, _ arguments: [Any?]) {
    var found = EnteredCall()
    _ = storage.enter(member, arguments, for: Never.self, &found)
    let search = self.search(for: found, member, arguments)
    search.remember()
    if search.isKnown, search.rules.isEmpty { return }
    var invocation = Invocation(search, of: member, in: self)
    if invocation.search.isKnown { return invocation.noteUnaskedStub() }
    report(invocation.unknownFunction, at: member.location)
  }

  /// Answers a call to a synchronous member.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - arguments: The member's arguments, in order.
  ///   - error: The type of error that the member throws, or `Never` if it doesn't throw.
  ///   - fallback: Returns the fallback value, or throws ``SpryFailure/noFallback`` if the member
  ///     has none.
  /// - Returns: The stub's value, the fallback value or the type's default value.
  /// - Throws: The error that the stub or the fallback throws, or a ``SpryFailure``.
  @inlinable @inline(__always)
  func answer<Value, Failing: Error>(
    _ member: Member, _ arguments: [Any?], throwing error: Failing.Type,
    fallback: () throws -> Value
  ) throws(Failing) -> Value {
    var found = EnteredCall()
    let constant = storage.enter(member, arguments, for: Value.self, &found)
    if let constant { return constant.value.of(Value.self) }
    let search = choose(found, member, arguments)
    if let constant = search.useConstant(Value.self) { return constant.value.of(Value.self) }
    var invocation = Invocation(search, of: member, in: self)
    return try invocation.answer(throwing: Failing.self, fallback: fallback)
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
    let search = choose(found, member, arguments)
    if let constant = search.useConstant(Value.self) { return constant.value.of(Value.self) }
    var invocation = Invocation(search, of: member, in: self)
    return try await invocation.answer(throwing: Failing.self, fallback: fallback)
  }

  /// Finds the first stub that matches a call, given what entering it has found.
  @usableFromInline
  func choose(_ found: consuming EnteredCall, _ member: Member, _ arguments: [Any?]) -> StubSearch {
    var search = self.search(for: found, member, arguments)
    search.advance()
    return search
  }

  /// Records a call, unless that has been done, and fetches the stubs that may answer it.
  private func search(
    for found: consuming EnteredCall, _ member: Member, _ arguments: [Any?]
  ) -> StubSearch {
    let passed = found.needCare ? PassedArguments(arguments) : PassedArguments(plain: arguments)
    if found.isKnown { return StubSearch(found, passed) }
    return StubSearch(storage.enterWithCare(member, passed, unnamed.functions), passed)
  }
}

/// The default for `fallbackValue`, which always throws.
@usableFromInline
func noFallback<Value>() throws(SpryFailure) -> Value { throw .noFallback }
