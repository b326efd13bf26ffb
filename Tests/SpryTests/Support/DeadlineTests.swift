import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Luggage: Sendable {}

@Suite struct DeadlineTests {
  @Test(.timeLimit(.minutes(5))) func cancelledDeadlineReleasesItsClosure() async throws {
    weak var weakLuggage: Luggage?
    do {
      let luggage = Luggage()
      weakLuggage = luggage
      Deadline(after: .seconds(1_000)) { _ = luggage }.cancel()
    }
    while weakLuggage != nil { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func deadlinesActOnceUnlessTheyAreCancelled() async {
    let acts = Lock<[Int]>([])
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    func deadline(_ number: Int, after limit: Duration) -> Deadline {
      Deadline(after: limit) {
        acts.withLock { $0.append(number) }
        end.yield()
      }
    }
    let far = deadline(0, after: .seconds(1_000))
    deadline(1, after: .milliseconds(1)).cancel()
    for (number, limit) in [(2, 200), (3, 20)] {
      _ = deadline(number, after: .milliseconds(limit))
    }
    var count = 0
    for await _ in ends {
      count += 1
      if count == 2 { break }
    }
    far.cancel()
    #expect(acts.withLock { $0.sorted() } == [2, 3])
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
}
