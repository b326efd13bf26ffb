import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Luggage: Sendable {}

@Suite struct DeadlineTests {
  @Test func cancelledDeadlineReleasesItsClosure() {
    weak var weakLuggage: Luggage?
    do {
      let luggage = Luggage()
      weakLuggage = luggage
      Deadline(after: .seconds(1_000)) { _ = luggage }.cancel()
    }
    #expect(weakLuggage == nil)
  }

  @Test func deadlinesFireOnceAndInOrder() async {
    let order = Lock<[Int]>([])
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let far = Deadline(after: .seconds(1_000)) { order.withLock { $0.append(0) } }
    for (number, limit) in [(3, 900), (1, 300), (2, 600)] {
      _ = Deadline(after: .milliseconds(limit)) {
        order.withLock { $0.append(number) }
        end.yield()
      }
    }
    let cancelled = Deadline(after: .milliseconds(1)) { order.withLock { $0.append(-1) } }
    cancelled.cancel()
    var count = 0
    for await _ in ends {
      count += 1
      if count == 3 { break }
    }
    far.cancel()
    // A busy machine may wake up late and fire them all at once, but in order. The limits are far
    // apart because it may also pause between two of the deadlines.
    #expect(order.withLock { $0 } == [1, 2, 3])
  }

  @Test func deadlinesThatAreDueTogetherFireInOrder() async {
    let (ends, end) = AsyncStream.makeStream(of: Int.self)
    for number in 0..<20 {
      _ = Deadline(after: .milliseconds(20) + .microseconds(10 * number)) { end.yield(number) }
    }
    var order: [Int] = []
    for await number in ends {
      order.append(number)
      if order.count == 20 { break }
    }
    #expect(order == Array(0..<20))
  }

  @Test func actionMayUseAnotherDeadlineInItsDeinit() async {
    final class Alarm: Sendable {
      deinit { Deadline(after: .seconds(1_000)) {}.cancel() }
    }
    let hasEnded = await ends {
      func set() -> Deadline {
        let alarm = Alarm()
        return Deadline(after: .seconds(1_000)) { _ = alarm }
      }
      set().cancel()
    }
    #expect(hasEnded)
  }

  #if os(Linux) || os(macOS)
    /// In a process of its own, where no other deadline wakes up for one that is overdue.
    @Test(.early) func deadlineFiresAfterAnEarlierOne() async {
      await #expect(processExitsWith: .success) {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        _ = Deadline(after: .milliseconds(1)) {}
        _ = Deadline(after: .milliseconds(20)) { end.yield(true) }
        let timeout = Task {
          try await Task.sleep(for: .seconds(20))
          end.yield(false)
        }
        let hasFired = await ends.first { _ in true }
        timeout.cancel()
        if hasFired != true { fatalError("the second deadline was forgotten") }
      }
    }

    /// A call may take several turns on a thread, each behind all other tasks.
    @Test(.early) func deadlineOnABusyMachineLetsOtherTasksGoFirst() async {
      await #expect(processExitsWith: .success) {
        func work() { Thread.sleep(forTimeInterval: 0.001) }
        for _ in 1...20 {
          Task.detached {
            for _ in 1...100 {
              work()
              await Task.yield()
            }
          }
        }
        let turns = Counter()
        Task.detached {
          for _ in 1...5 {
            await Task.yield()
            _ = turns.next()
          }
        }
        let count = await withCheckedContinuation { continuation in
          _ = Deadline(after: .milliseconds(1)) { continuation.resume(returning: turns.value) }
        }
        if count < 5 { fatalError("\(count) turns") }
      }
    }
  #endif

  // The memory of a process is read from /proc.
  #if os(Linux)
    @Test(.early) func waitsThatEndEarlyDoNotLeakMemory() async {
      await #expect(processExitsWith: .success) {
        func residentKiB() throws -> Int {
          let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            .split(separator: " ")[1]
          return (Int(pages) ?? 0) * 4
        }
        let store = FakeTrailStore()
        store.stub(.trails).andReturn([Trail]())
        func wait(_ count: Int) async {
          for _ in 0..<count {
            async let result = store.didCall(
              .trails, countSpecifier: .atLeast(store.callCount(of: .trails) + 1),
              within: .seconds(1_000))
            while store.spryStorage.waiterCount == 0 { await Task.yield() }
            _ = store.trails(near: "Bern")
            if !(await result.success) { fatalError("not received") }
          }
        }
        await wait(500)
        let before = try residentKiB()
        await wait(5_000)
        let grown = try residentKiB() - before
        // A task that is still asleep takes about a kilobyte, a recorded call less than a fifth.
        if grown >= 3_000 { fatalError("grew by \(grown) KiB") }
      }
    }
  #endif
}
