/// Runs tasks that all begin at once, and returns what each gives, in their order.
///
/// - Parameters:
///   - count: The number of tasks.
///   - body: Receives the task's number, from 0.
/// - Returns: What `body` returned, by the task's number.
package func startTogether<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async -> Value
) async -> [Value] {
  let gate = StartingGate(count)
  return await withTaskGroup(of: (Int, Value).self) { group in
    for number in 0..<count {
      group.addTask {
        await gate.wait()
        return (number, await body(number))
      }
    }
    return await group.reduce(into: [(Int, Value)]()) { $0.append($1) }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }
}

/// Opens when a number of tasks wait at it.
private actor StartingGate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    missing = count
  }

  func wait() async {
    missing -= 1
    if missing > 0 {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }
}
