/// The calls that wait at a gate until the test resumes them.
///
/// ``GateLine`` decides under the lock whom to resume, and this class does it. ``Gate`` is what a
/// test sees of it.
package final class SuspendedCalls: Awaitable {
  private let line = Lock(GateLine())
  private let tickets = Counter()

  package init() {}

  /// Waits for a number of events.
  ///
  /// - Returns: `nil` if there were that many in time, or if the test has ended. Otherwise, the
  ///   number until then, and whether time ran out; if it didn't, the waiting task was canceled.
  nonisolated(nonsending) func wait(
    for event: GateLine.Event, _ count: Int, within limit: Duration
  ) async -> (seen: Int, isTimeUp: Bool)? {
    func isOver() -> Bool { line.withLock { $0.count(of: event) >= count || $0.isAbandoned } }
    let wait = await Waiter.wait(for: [self], within: limit, until: isOver)
    return isOver() ? nil : (line.withLock { $0.count(of: event) }, wait.isConfirmed)
  }

  /// Gives an answer to the call that has waited longest, or to the next one if none is waiting.
  func resume(_ answer: Answer) { perform { $0.admit(answer) } }

  /// Resumes all calls, and lets later calls pass without waiting.
  func open() { perform { $0.releaseAll(.open) } }

  /// Whether calls pass without waiting.
  package var isOpen: Bool { line.withLock { $0.isOpen } }

  /// Suspends a call at the gate.
  ///
  /// - Parameters:
  ///   - call: The call to show in the failure if the call is never resumed.
  ///   - isCancellable: Whether the call stops waiting when its task is canceled.
  /// - Returns: How the call continues.
  nonisolated(nonsending) func hold(_ call: Call, isCancellable: Bool) async -> GateLine.Passage {
    let ticket = tickets.next()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform { $0.enter(call, ticket, continuation) }
      }
    } onCancel: {
      perform { $0.cancel(ticket, endsWait: isCancellable) }
      if !isCancellable {
        _ = Deadline(after: Self.patience) { self.perform { $0.release(ticket, .overdue) } }
      }
    }
  }

  /// How long a canceled call that cannot throw `CancellationError` waits to be resumed.
  ///
  /// A test may resume a call some time after canceling it. But a test that returns early waits
  /// for its child tasks, and they wait for the gate: without a limit, that would never end.
  private static let patience = Duration.seconds(2)

  /// Resumes all calls without an answer, because the test has ended.
  ///
  /// - Returns: The calls that were waiting, oldest first.
  package func abandon() -> [Call] {
    var waiting: [Call] = []
    perform { line in
      // In one step, so that no call arrives in between.
      waiting = line.heldCalls
      return line.releaseAll(.abandoned, laterOnes: .late)
    }
    return waiting
  }

  /// Decides under the lock which waits to end, and ends them outside it.
  private func perform(_ decide: (inout GateLine) -> [GateLine.Departure]) {
    let (departures, waiters) = line.withLock { (decide(&$0), $0.waiters) }
    for waiter in waiters { waiter.wake() }
    for depart in departures { depart() }
  }

  package func update(_ change: (inout [Waiter]) -> Void) { line.withLock { change(&$0.waiters) } }
}
