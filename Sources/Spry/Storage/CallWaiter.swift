/// A task that waits for calls to one or more fakes.
///
/// Only calls, the time limit and cancellation wake it. The stream buffers one call that is
/// received while the task checks for another, so none is missed.
final class CallWaiter: Sendable {
  private let continuation: AsyncStream<Void>.Continuation

  private init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }

  /// Tells the task that a call has been recorded.
  func wake() { continuation.yield() }

  /// Waits until a condition is met, the time limit is reached, or the task is canceled.
  ///
  /// - Parameters:
  ///   - storages: The storages of the fakes whose calls wake the task.
  ///   - limit: The longest time to wait. If it is zero or negative, the condition is only checked
  ///     once.
  ///   - isOver: Checks the condition. It is called immediately and after calls, but never
  ///     concurrently.
  /// - Returns: Whether the condition or the time limit ended the wait, not a cancellation.
  nonisolated(nonsending) static func wait(
    for storages: [SpryStorage], within limit: Duration, until isOver: () -> Bool
  ) async -> Bool {
    let (calls, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let waiter = CallWaiter(continuation)
    for storage in storages { storage.add(waiter) }
    defer { for storage in storages { storage.remove(waiter) } }
    // Checked after the waiter has been added: a call in between is either seen here or wakes the
    // task.
    if isOver() || limit <= .zero { return true }
    let isTimeUp = Counter()
    let deadline = Deadline(after: limit) {
      isTimeUp.mark()
      continuation.finish()
    }
    defer { deadline.cancel() }
    for await _ in calls where isOver() { return true }
    return isTimeUp.value > 0
  }
}
