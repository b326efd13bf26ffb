extension StubMistake {
  /// Describes what is wrong with a stub, or with the use of its gate.
  func text(_ fake: FakeIdentity, _ function: FunctionName) -> String {
    let stub = "The stub of \(fake) \(function.rawValue)"
    return switch self {
    case .conditionsTooLate(isInForce: true):
      """
      \(stub) already has an answer, so with(…) comes too late.
      Write: \(fake.stub(function)).with(<#arguments#>).andReturn(<#value#>)
      """
    case .conditionsTooLate(isInForce: false):
      """
      \(stub) has two calls to with(…).
      Pass all arguments in a single call.
      """
    case .timesTooEarly:
      """
      \(stub) has no answer yet, so times(…) has nothing to repeat.
      Write: \(fake.stub(function)).andReturn(<#value#>).times(<#count#>)
      """
    case .wrongTimes(let count):
      """
      \(stub) cannot answer \(count) times.
      Pass 1 or more to times(…).
      """
    case .unreachedGate(.arrival, let count, let seen, let limit):
      """
      \(fake) has a gate of \(function.rawValue) that \(Wording.count(seen, "call")) reached \
      \(time(limit)); the test is waiting for \(count).
      A call reaches the gate if its arguments match the stub's conditions and the member is async.
      """
    case .unreachedGate(.cancellation, let count, let seen, let limit):
      """
      \(fake) has a gate of \(function.rawValue) at which \(Wording.count(seen, "call")) \
      \(seen == 1 ? "was" : "were") cancelled \(time(limit)); the test is waiting for \(count).
      A call counts as cancelled if its task is cancelled while it is waiting at the gate.
      """
    case .argument(let mistake):
      mistake.text(fake, function)
    case .notStubbable:
      """
      \(fake) isn't Stubbable, so no call uses the stub of \(function.rawValue).
      Let the fake adopt Spryable, and return the result of spryify or stubbedValue.
      """
    case .secondAnswer:
      """
      \(stub) already has an answer, and this one replaces it.
      Use thenReturn, thenDo, thenThrow, or thenCall for the calls after the first.
      """
    case .timesTooLate:
      """
      \(stub) has already answered calls, so times(…) comes too late.
      Write times(…) right after the answer.
      """
    }
  }

  private func time(_ limit: Duration?) -> String {
    limit.map { "within \($0)" } ?? "before the waiting task was cancelled"
  }
}

extension [Call] {
  /// Describes calls that were still waiting at a gate when the test ended.
  func closedGateText(_ fake: FakeIdentity, _ function: FunctionName) -> String {
    """
    The test ended while \(Wording.count(count, "call")) \(count == 1 ? "was" : "were") still \
    waiting at a gate of \(fake) \(function.rawValue):
    \(map { "  \($0.text)" }.joined(separator: "\n"))
    Call resume(returning:), resume(throwing:) or open() on the gate before the test ends.
    """
  }
}
