/// Runs tasks that all start at the same time, and returns their results in order.
///
/// - Parameters:
///   - count: The number of tasks.
///   - body: The code to run. It receives the number of the task, starting at 0.
/// - Returns: The results of `body` in the order of the tasks' numbers.
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

/// A gate that opens when a number of tasks are waiting at it.
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
