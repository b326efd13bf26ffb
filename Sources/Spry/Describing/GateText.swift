/// Texts about gates that were used incorrectly, or not at all.
enum GateText {
  static func closed(
    _ fake: FakeIdentity, _ function: FunctionName, _ calls: [Call]
  ) -> String {
    let verb = calls.count == 1 ? "was" : "were"
    let count = Wording.count(calls.count, "call")
    let lines = calls.map { "  \($0.text)" }
    return """
      The test ended while \(count) \(verb) still waiting at a gate of \(fake) \(function.rawValue):
      \(lines.joined(separator: "\n"))
      Call resume(returning:), resume(throwing:) or open() on the gate before the test ends.
      """
  }

  static func overdue(
    _ fake: FakeIdentity, _ call: Call
  ) -> String {
    """
    \(fake) still holds \(call.text) at a gate, although the call's task was cancelled.
    The member cannot throw, so only the test can end the wait: \
    call resume(returning:) or open() on the gate, even if the test ends early.
    """
  }

  static func unreached(
    _ fake: FakeIdentity, _ function: FunctionName, _ count: Int, _ arrivals: Int,
    _ limit: Duration?
  ) -> String {
    let time = limit.map { "within \($0)" } ?? "before the waiting task was cancelled"
    return """
      \(fake) has a gate of \(function.rawValue) that \(Wording.count(arrivals, "call")) reached \
      \(time); the test is waiting for \(count).
      A call reaches the gate if its arguments match the stub's conditions and the member is async.
      """
  }

  static func uncancelled(
    _ fake: FakeIdentity, _ function: FunctionName, _ count: Int, _ cancellations: Int,
    _ limit: Duration?
  ) -> String {
    let time = limit.map { "within \($0)" } ?? "before the waiting task was cancelled"
    let verb = cancellations == 1 ? "was" : "were"
    return """
      \(fake) has a gate of \(function.rawValue) at which \(Wording.count(cancellations, "call")) \
      \(verb) cancelled \(time); the test is waiting for \(count).
      A call counts as cancelled if its task is cancelled while it is waiting at the gate.
      """
  }

  static func wrongResumption(
    _ fake: FakeIdentity, _ call: Call, _ type: any Any.Type, _ answer: Answer, _ rule: StubRule
  ) -> String {
    let type = TypeText.describe(type)
    return """
      \(fake) cannot return what its gate was resumed with for \(call.text): \
      expected \(type), received \(describe(answer)).
      The gate is at \(rule.location.shortName); call resume(returning:) with \(type).
      """
  }

  private static func describe(_ answer: Answer) -> String {
    guard case .value(let value) = answer else { return "no value" }
    return ValueText.describeWithType(value.value)
  }
}
