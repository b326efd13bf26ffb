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
}
