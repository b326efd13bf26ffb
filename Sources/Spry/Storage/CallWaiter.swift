/// A task that waits for calls of one or several fakes.
///
/// It is woken by the calls, by the end of its time and by its cancellation, and by nothing else.
/// The stream keeps one call that comes while the task looks at another, so none is missed.
final class CallWaiter: Sendable {
  /// Why a wait has ended.
  enum Ending: Sendable {
    /// There was nothing to wait for any more.
    case over
    case timeUp
    case cancelled
  }

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
  /// - Returns: Why it has ended.
  nonisolated(nonsending) static func wait(
    for storages: [SpryStorage], within limit: Duration, until isOver: () -> Bool
  ) async -> Ending {
    let (calls, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let waiter = CallWaiter(continuation)
    for storage in storages { storage.add(waiter) }
    defer { for storage in storages { storage.remove(waiter) } }
    // Asked after the waiter is in place: a call in between is seen here or wakes it.
    if isOver() { return .over }
    if limit <= .zero { return .timeUp }
    let isTimeUp = Counter()
    let deadline = Deadline(after: limit) {
      isTimeUp.mark()
      continuation.finish()
    }
    defer { deadline.cancel() }
    for await _ in calls where isOver() { return .over }
    return isTimeUp.value > 0 ? .timeUp : .cancelled
  }
}
