/// A task that waits for calls of one or several fakes.
///
/// It is woken by the calls, by the end of its time and by its cancellation, and by nothing else.
/// The stream keeps one call that comes while the task looks at another, so none is missed.
final class CallWaiter: Sendable {
  private let continuation: AsyncStream<Void>.Continuation

  private init(_ continuation: AsyncStream<Void>.Continuation) {
    self.continuation = continuation
  }

  /// Tells the task that a call has been recorded.
  func wake() {
    continuation.yield()
  }

  /// Waits until there is nothing to wait for any more, time is up or the task is cancelled.
  ///
  /// - Parameters:
  ///   - storages: The fakes whose calls wake the task.
  ///   - limit: How long to wait at most.
  ///   - isOver: Looks at the calls; asked at once and after calls, never at the same time twice.
  nonisolated(nonsending) static func wait(
    for storages: [SpryStorage], within limit: Duration, until isOver: () -> Bool
  ) async {
    let (calls, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let waiter = CallWaiter(continuation)
    for storage in storages { storage.add(waiter) }
    defer { for storage in storages { storage.remove(waiter) } }
    // Asked after the waiter is in place: a call in between is seen here or wakes it.
    if isOver() { return }
    let deadline = Deadline(after: limit) { continuation.finish() }
    defer { deadline.callOff() }
    for await _ in calls where isOver() { return }
  }
}
