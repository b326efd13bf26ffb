import SpryTestSupport
import Testing

@Suite struct PatienceTests {
  /// Counts the seconds until the tests hang.
  ///
  /// - Parameter change: Changes the progress after another second.
  /// - Returns: The number of seconds, or `nil` if the tests don't hang in an hour.
  private func seconds(_ change: (inout Patience.Progress, Int) -> Void) -> Int? {
    var patience = Patience()
    var progress = Patience.Progress()
    progress.testCount = 1
    progress.eventCount = 1
    return (1...3_600).first { second in
      change(&progress, second)
      return patience.isOver(after: progress)
    }
  }

  @Test func idleTestHangsAfterAMinute() {
    #expect(seconds { _, _ in } == 61)
    #expect(seconds { progress, _ in progress.processorTime += .milliseconds(10) } == 61)
    #expect(seconds { progress, second in if second < 30 { progress.eventCount += 1 } } == 89)
  }

  @Test func busyTestHangsAfterTenMinutes() {
    #expect(seconds { progress, _ in progress.processorTime += .milliseconds(11) } == 601)
    #expect(seconds { progress, _ in progress.commandCount = 1 } == 601)
    #expect(seconds { progress, second in progress.commandCount = second < 100 ? 1 : 0 } == 159)
  }

  @Test func testsThatEndDoNotHang() {
    #expect(seconds { progress, second in progress.eventCount += second % 59 == 0 ? 1 : 0 } == nil)
    #expect(seconds { progress, _ in progress.testCount = 0 } == nil)
  }
}
