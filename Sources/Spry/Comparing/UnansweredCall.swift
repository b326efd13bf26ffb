/// A call that no stub matches, or whose stub can't be used.
package struct UnansweredCall: Sendable {
  /// Why the call has no answer; a type is the member's return type.
  package enum Cause: Sendable {
    /// No stub answers.
    case missingStub(MissingStub)
    /// A stub's answer was used by no call, because its value doesn't have the member's type.
    case skipped(any Any.Type, Unchecked<Any?>, StubRule)
    /// The member only records its calls.
    case unasked(StubRule)
    /// The result of a stub's closure, or what a gate was resumed with, doesn't have the member's
    /// type.
    case wrongResult(any Any.Type, Unchecked<Any?>, StubRule)
    /// An `andDo` closure can't be called with the call's arguments.
    case wrongClosure(ParameterMismatch, StubRule)
    /// The answer has to be awaited, but the member isn't async.
    case asyncAnswer(StubRule)
    /// The stub calls through to a `fallbackValue` that the member doesn't have.
    case missingFallback(StubRule)
    /// A gate has held the canceled call for too long, and the member can't throw.
    case overdueGate
    /// The member, or the faked closure, can't throw the error of the stub or the fallback.
    ///
    /// The allowed type is `nil` if the member rethrows, and its closure hasn't thrown the error.
    /// There is no stub if the error is that of the fallback.
    case wrongError(any Error, allowed: (any Error.Type)?, StubRule?)
  }

  package let fake: FakeIdentity
  package let call: Call
  package let cause: Cause
}
