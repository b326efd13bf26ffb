import Foundation
import Spry

/// Runs a closure in threads that all start at the same time, and returns its results in order.
///
/// A thread shares nothing with the others but what the closure uses. Tasks also take turns on a
/// few threads, so that the thread sanitizer may not notice that they need a lock. A thread doesn't
/// know the test that starts it, nor the values of its tasks.
///
/// - Parameters:
///   - count: The number of threads.
///   - body: The code to run. It receives the number of the thread, starting at 0.
/// - Returns: The results of `body` in the order of the threads' numbers.
package func inThreads<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Value
) async -> [Value] {
  let started = Counter()
  let ended = Lock<[Int: Value]>([:])
  return await withCheckedContinuation { continuation in
    for number in 0..<count {
      Thread.detachNewThread {
        _ = started.next()
        while started.value < count { Thread.sleep(forTimeInterval: 0) }
        let value = body(number)
        ended.withLock { $0[number] = value }
        // The thread sanitizer forgets what a thread did that has ended.
        while ended.withLock({ $0.count }) < count { Thread.sleep(forTimeInterval: 0.001) }
        guard number == 0 else { return }
        continuation.resume(
          returning: ended.withLock { ended in (0..<count).compactMap { ended[$0] } })
      }
    }
  }
}
