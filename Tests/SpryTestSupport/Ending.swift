import Foundation
import Spry

/// Runs `body` on a thread of its own and tells whether it ends.
///
/// A deadlock then fails the test instead of blocking it.
///
/// - Parameter body: The code to run. It knows nothing of the running test.
/// - Returns: `false` if `body` is still running after 20 seconds.
package func ends(_ body: @escaping @Sendable () -> Void) async -> Bool {
  let (ends, end) = AsyncStream.makeStream(of: Bool.self)
  Thread.detachNewThread {
    body()
    end.yield(true)
  }
  let timeout = Task {
    try await Task.sleep(for: .seconds(20))
    end.yield(false)
  }
  defer { timeout.cancel() }
  return await ends.first { _ in true } ?? false
}

/// Waits for tasks, but cancels them if nothing can end them any more, because the process is idle.
///
/// A test whose tasks wait in vain can then fail instead of passing late, when a time limit ends the
/// wait, or hanging. On a busy machine, it waits as long as it has to.
///
/// - Parameters:
///   - tasks: The tasks.
///   - seconds: How long the process has to be idle.
/// - Returns: The values of the tasks, in their order, or `nil` if they were canceled. They may have
///   succeeded even then, if only nothing told them.
package func values<Value: Sendable>(
  of tasks: [Task<Value, Never>], unlessIdleFor seconds: Int = 20
) async -> [Value]? {
  let cancellations = Counter()
  let watch = Task.detached {
    var patience = Patience(limit: seconds)
    var progress = Patience.Progress()
    progress.testCount = 1
    repeat {
      try await Task.sleep(for: .seconds(1))
      progress.processorTime = Watchdog.processorTime
    } while !patience.isOver(after: progress)
    cancellations.mark()
    for task in tasks { task.cancel() }
  }
  defer { watch.cancel() }
  var values: [Value] = []
  for task in tasks { values.append(await task.value) }
  return cancellations.value == 0 ? values : nil
}
