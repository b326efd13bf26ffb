import Spry

/// A test waits for a call, and is woken by it.
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

  /// The nanoseconds from a call to the return of the `didCall` that waits for it.
  private static func latency() async -> Double {
    let altimeter = OwningAltimeter.answering(140)
    let clock = ContinuousClock()
    let caller = Task.detached {
      // Until the other task waits.
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
