/// A call to a fake's member while it is being answered.
///
/// All calls that ``FakeRecord`` doesn't answer with a constant come through here, whether their
/// members are instance or static, sync or async, throwing or not.
struct Invocation: ~Copyable {
  let record: FakeRecord
  let member: Member
  /// The stubs that may answer.
  var search: StubSearch
  /// The answers that were skipped because the member can't return them.
  var skipped: [SkippedAnswer] = []

  init(_ search: consuming StubSearch, of member: Member, in record: FakeRecord) {
    self.search = search
    self.member = member
    self.record = record
  }

  /// The arguments as the closures of stubs receive them.
  var arguments: [Any?] { search.passed.forClosures }

  /// Answers a call to a synchronous member.
  ///
  /// - Parameters:
  ///   - error: The type of error that the member throws, or `Never` if it doesn't throw.
  ///   - fallback: Returns the fallback value, or throws ``SpryFailure/noFallback`` if the member
  ///     has none.
  /// - Returns: The stub's value, the fallback value, or a default or made-up value of the type.
  /// - Throws: The error that the stub or the fallback throws, or a ``SpryFailure``.
  mutating func answer<Value, Failing: Error>(
    throwing error: Failing.Type, fallback: () throws -> Value
  ) throws(Failing) -> Value {
    guard search.isKnown
    else { return try recover(from: unknownFunction, throwing: Failing.self, at: member.location) }
    let drawn = draw(returning: Value.self)
    guard let drawn, !drawn.answer.isFallback else {
      let result = Result(catching: fallback)
      return try conclude(fallback: result, calledBy: drawn?.rule, throwing: Failing.self)
    }
    return try conclude(result(of: drawn), of: drawn.rule, throwing: Failing.self)
  }

  /// Answers a call to an async member; the parameters are the same.
  nonisolated(nonsending) mutating func answer<Value, Failing: Error>(
    throwing error: Failing.Type, fallback: () async throws -> Value
  ) async throws(Failing) -> Value {
    guard search.isKnown
    else { return try recover(from: unknownFunction, throwing: Failing.self, at: member.location) }
    var drawn = draw(returning: Value.self)
    while let held = drawn, case .suspend(let gate) = held.answer {
      let isCancellable = CancellationError() is Failing && search.passed.rethrown == nil
      let passage = await gate.hold(keptCall, isCancellable: isCancellable)
      if case .abandoned = passage, !canGoOn(Value.self, throwing: Failing.self) {
        // The test is over, and the process should live.
        await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      drawn = draw(from: held.rule, after: passage, returning: Value.self)
    }
    guard let drawn, !drawn.answer.isFallback else {
      let result: Result<Value, any Error>
      do { result = .success(try await fallback()) } catch { result = .failure(error) }
      return try conclude(fallback: result, calledBy: drawn?.rule, throwing: Failing.self)
    }
    guard case .runAsync(let body) = drawn.answer
    else { return try conclude(result(of: drawn), of: drawn.rule, throwing: Failing.self) }
    let result = await body.result(Unchecked(arguments))
    return try conclude(result.map(\.value), of: drawn.rule, throwing: Failing.self)
  }
}
