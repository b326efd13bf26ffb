extension StubMistake {
  /// Describes what is wrong with a stub, or with the use of its gate.
  func text(_ fake: FakeIdentity, _ function: FunctionName) -> String {
    let stub = "the stub for \(fake.member(function.rawValue))"
    return switch self {
    case .conditionsTooLate(isInForce: true):
      """
      with(…) must come before the answer, but \(stub) already has one.
      Use: \(fake.stub(function)).with(<#arguments#>).andReturn(<#value#>)
      """
    case .conditionsTooLate(isInForce: false):
      """
      with(…) was called twice on \(stub).
      Pass all arguments in one with(…). For a call with other arguments, add another stub.
      """
    case .timesTooEarly:
      """
      times(…) has nothing to repeat, because \(stub) has no answer yet.
      Use: \(fake.stub(function)).andReturn(<#value#>).times(<#count#>)
      """
    case .wrongTimes(let count): "times(\(count)) was called on \(stub).\nPass 1 or more."
    case .unreachedGate(let event, let count, let seen, let limit):
      """
      Expected \(Wording.count(count, event == .arrival ? "call" : "canceled call")) at the gate for \
      \(fake.member(function.rawValue)), received \(seen)\
      \(limit.map(Wording.within) ?? " before the waiting task was canceled").
      \(hint(for: event))
      """
    case .argument(let mistake): mistake.text(fake, function)
    case .notStubbable:
      """
      \(fake) isn't Stubbable, so no call uses the stub for \(function.rawValue).
      \(fake.isGenerated ? "Generate the fake with --kind spryable." : "Conform the fake to Spryable and return the result of spryify or stubbedValue.")
      """
    case .secondAnswer:
      """
      A second answer replaces the first in \(stub).
      To answer later calls differently, use thenReturn, thenDo, or thenThrow instead.
      """
    case .timesTooLate:
      "times(…) must come right after the answer, but \(stub) has already been used."
    }
  }

  /// How to let calls reach the gate, or be canceled there.
  private func hint(for event: GateLine.Event) -> String {
    event == .arrival
      ? "A call reaches the gate if its arguments match the stub's conditions and the member is async."
      : "Use untilReached() to wait until a call is at the gate, and then cancel that call's task."
  }
}
