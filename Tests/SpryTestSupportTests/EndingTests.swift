import SpryTestSupport
import Testing

@Suite struct EndingTests {
  @Test func valuesOfTasksThatEndAreInTheirOrder() async {
    let tasks = [3, 1, 2].map { number in
      Task {
        try? await Task.sleep(for: .milliseconds(10 * number))
        return number
      }
    }
    #expect(await values(of: tasks) == [3, 1, 2])
  }

  @Test func tasksThatWaitInVainAreCanceled() async {
    let tasks = [1, 2].map { number in
      Task {
        try? await Task.sleep(for: .seconds(3_600))
        return number
      }
    }
    #expect(await values(of: tasks, unlessIdleFor: 1) == nil)
    #expect(tasks.map(\.isCancelled) == [true, true])
  }
}
