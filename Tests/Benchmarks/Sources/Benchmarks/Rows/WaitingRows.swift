import Spry

/// Rows that measure a test that waits for a call and is resumed by it.
enum WaitingRows {
  private static let waits = 500

  static func all() async -> [Row] {
    var latencies: [Double] = []
    for _ in 0..<waits { latencies.append(await latency()) }
    return [
      Row(
        work: "didCall within an hour: from the call to its return",
        amount: Samples(latencies).median)
    ]
  }

  /// The nanoseconds between a call and the return of the `didCall` that waits for it.
  private static func latency() async -> Double {
    let altimeter = OwningAltimeter.answering(140)
    let clock = ContinuousClock()
    let caller = Task.detached {
      // Yields until the other task is waiting.
      try? await Task.sleep(for: .milliseconds(1))
      let start = clock.now
      _ = altimeter.ascent(on: 1, of: "Eiger Trail")
      return start
    }
    let result = await altimeter.didCall(.ascent, within: .seconds(3600))
    let end = clock.now
    precondition(result.success)
    return (end - (await caller.value)) / .nanoseconds(1)
  }
}
