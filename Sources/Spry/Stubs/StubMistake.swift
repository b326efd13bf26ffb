/// A mistake in writing a stub, or in using its gate.
package enum StubMistake: Sendable {
  /// `with` came after the answer, or a second time.
  case conditionsTooLate(isInForce: Bool)
  case argument(ArgumentMistake)
  /// The fake records calls, but doesn't answer them.
  case notStubbable
  /// An answer such as `andReturn` came after another one.
  case secondAnswer
  /// `times` came before there was an answer.
  case timesTooEarly
  /// `times` came after the answer had already been given to calls, which were not counted.
  case timesTooLate
  case wrongTimes(Int)
  /// Fewer calls reached a gate, or were canceled there, than the test waited for.
  ///
  /// The duration is the time limit; it is `nil` if the waiting task was canceled.
  case unreachedGate(GateLine.Event, Int, seen: Int, Duration?)
}
