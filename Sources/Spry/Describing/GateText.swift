/// What is said of a gate that was used wrongly, or not at all.
enum GateText {
  static func closed(
    _ fake: FakeIdentity, _ function: FunctionName, _ calls: [Call]
  ) -> String {
    let verb = calls.count == 1 ? "waits" : "wait"
    let count = Wording.count(calls.count, "call")
    let lines = calls.map { "  \($0.text)" }
    return """
      \(fake) still holds \(count) at a gate of \(function.rawValue), and the test is over.
      What \(verb):
      \(lines.joined(separator: "\n"))
      Call resume(returning:), resume(throwing:) or open() on the gate before the test ends.
      """
  }

  static func overdue(
    _ fake: FakeIdentity, _ call: Call
  ) -> String {
    """
    \(fake) still holds \(call.text) at a gate, and the call's task is cancelled.
    The member cannot throw, so only the test can end the wait: \
    call resume(returning:) or open() on the gate, also where the test ends early.
    """
  }

  static func unreached(
    _ fake: FakeIdentity, _ function: FunctionName, _ count: Int, _ arrivals: Int,
    _ limit: Duration?
  ) -> String {
    let time = limit.map { "within \($0)" } ?? "before the waiting task was cancelled"
    return """
      \(fake) has a gate of \(function.rawValue) to which \(Wording.count(arrivals, "call")) came \
      \(time), and the test waits for \(count).
      A call comes to it if its arguments meet the stub's conditions and the member is async.
      """
  }

  static func wrongResumption(
    _ fake: FakeIdentity, _ call: Call, _ type: any Any.Type, _ answer: Answer, _ rule: StubRule
  ) -> String {
    let type = TypeText.describe(type)
    return """
      \(fake) cannot return what its gate gave for \(call.text): \
      expected \(type), received \(describe(answer)).
      The gate is at \(rule.location.shortName); call resume(returning:) with \(type).
      """
  }

  private static func describe(_ answer: Answer) -> String {
    guard case .value(let value) = answer else { return "no value" }
    return ValueText.describeWithType(value.value)
  }
}
