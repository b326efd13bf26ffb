import Spry
import SpryTestSupport
import Testing

@Suite("Many tasks on one counter") struct CounterTests {
  private let taskCount = 8
  private let stepCount = 100_000

  /// Increments the counter, regardless of other tasks, and returns the previous value.
  private func advance(_ counter: Counter) -> Int {
    while true {
      let value = counter.value
      if counter.advance(from: value) { return value }
    }
  }

  @Test func noIncrementIsLost() async {
    let counter = Counter()
    let sums = await startTogether(taskCount) { _ in
      (0..<stepCount).reduce(0) { sum, _ in sum + advance(counter) }
    }
    let total = taskCount * stepCount
    #expect(counter.value == total)
    // Each previous value was returned exactly once.
    #expect(sums.reduce(0, +) == total * (total - 1) / 2)
  }
}
