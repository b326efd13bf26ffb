/// Something that tells the tasks that wait for it when it has changed.
///
/// `update` adds or removes waiters. Each later change wakes them.
package protocol Awaitable: Sendable { func update(_ change: (inout [Waiter]) -> Void) }

/// A task that waits for calls to one or more fakes, or for what happens at a gate.
///
/// Only changes, the time limit and cancellation wake it. The stream buffers one change that
/// happens while the task checks for another, so none is missed.
package final class Waiter: Sendable {
  private let continuation: AsyncStream<Void>.Continuation

  private init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }

  /// Tells the task that something has changed.
  package func wake() { continuation.yield() }

  /// Waits until a condition is met, the time limit is reached, or the task is canceled.
  ///
  /// - Parameters:
  ///   - sources: The sources whose changes wake the task.
  ///   - limit: The longest time to wait. If it is zero or negative, the condition is only checked
  ///     once.
  ///   - isOver: Checks the condition. It is called immediately and after changes, but never
  ///     concurrently.
  /// - Returns: The wait, which is confirmed unless only a cancellation ended it.
  nonisolated(nonsending) package static func wait(
    for sources: [any Awaitable], within limit: Duration, until isOver: () -> Bool
  ) async -> Wait {
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let waiter = Waiter(continuation)
    for source in sources { source.update { $0.append(waiter) } }
    defer { for source in sources { source.update { $0.removeAll { $0 === waiter } } } }
    // Checked after the waiter has been added: a change in between is either seen here or wakes the
    // task.
    let confirmed = Wait(limit: limit, isConfirmed: true)
    if isOver() || limit <= .zero { return confirmed }
    let isTimeUp = Counter()
    let deadline = Deadline(after: limit) {
      isTimeUp.mark()
      continuation.finish()
    }
    defer { deadline.cancel() }
    for await _ in changes where isOver() { return confirmed }
    // The condition may have been met in the moment of a cancellation.
    return Wait(limit: limit, isConfirmed: isTimeUp.value > 0 || isOver())
  }
}
