/// What can be wrong with a stub while it is being written.
package enum StubMistake: Sendable {
  /// `with` came after the answer, or a second time.
  case conditionsTooLate(isInForce: Bool)
  case argument(ArgumentMistake)
  /// `times` came before there was an answer.
  case timesTooEarly
  /// `times` came after calls that were answered already, and not counted.
  case timesTooLate
  case wrongTimes(Int)
  /// Fewer calls came to a gate than the test has waited for, within a time, or until its task was
  /// cancelled.
  case unreachedGate(Int, arrivals: Int, Duration?)
}
