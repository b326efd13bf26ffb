/// The fake for which a ``Stub`` is being written.
package protocol StubHost: Sendable {
  /// Where mistakes go.
  var critic: any StubCritic { get }

  /// Puts a stub in force, or a new version of it.
  func register(_ rule: StubRule)
}

/// Tells the running test of mistakes in the stubs of a fake, and does not keep the fake's storage.
package protocol StubCritic: Sendable {
  func reject(_ mistake: StubMistake, in function: FunctionName, at location: CodeLocation)
}

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
