/// The calls that wait at a gate until the test resumes them.
///
/// ``GateLine`` decides under the lock whom to resume, and this class does it. ``Gate`` is what a
/// test sees of it.
package final class SuspendedCalls: Sendable {
  private let line = Lock(GateLine())
  private let tickets = Counter()
  private let outlastsCancellation: Bool

  package init(outlastsCancellation: Bool) { self.outlastsCancellation = outlastsCancellation }

  /// Waits for a number of events.
  ///
  /// - Returns: `nil` if there were that many in time, or if the test has ended.
  nonisolated(nonsending) func watch(
    for event: GateLine.Event, _ count: Int, within limit: Duration
  ) async -> GateLine.Shortfall? {
    let ticket = tickets.next()
    var deadline: Deadline?
    defer { deadline?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform { $0.watch(for: event, count, ticket, continuation) }
        deadline = Deadline(after: limit) { self.perform { $0.giveUp(ticket) } }
      }
    } onCancel: {
      perform { $0.leave(ticket) }
    }
  }

  /// Gives an answer to the call that has waited longest, or to the next one if none is waiting.
  func resume(_ answer: Answer) { perform { $0.admit(answer) } }

  /// Resumes all calls, and lets later calls pass without waiting.
  func open() { perform { $0.open() } }

  /// Whether calls pass without waiting.
  package var isOpen: Bool { line.withLock { $0.isOpen } }

  /// Suspends a call at the gate.
  ///
  /// - Parameters:
  ///   - call: The call to show in the failure if the call is never resumed.
  ///   - isCancellable: Whether the call stops waiting when its task is canceled.
  /// - Returns: How the call continues.
  nonisolated(nonsending) func wait(_ call: Call, isCancellable: Bool) async -> GateLine.Passage {
    let ticket = tickets.next()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform { $0.enter(call, ticket, continuation) }
      }
    } onCancel: {
      perform { $0.note(.cancellation) }
      if isCancellable, !outlastsCancellation {
        perform { $0.leave(ticket) }
      } else {
        let patience = outlastsCancellation ? Self.longPatience : Self.patience
        _ = Deadline(after: patience) { self.perform { $0.giveUp(ticket) } }
      }
    }
  }

  /// How long a canceled call that cannot throw `CancellationError` waits to be resumed.
  ///
  /// A test may resume a call some time after canceling it. But a test that returns early waits
  /// for its child tasks, and they wait for the gate: without a limit, that would never end.
  private static let patience = Duration.seconds(2)

  /// The same for a call that the test lets outlast its cancellation.
  private static let longPatience = Duration.seconds(30)

  /// Resumes all calls without an answer, because the test has ended.
  ///
  /// - Returns: The calls that were waiting, oldest first.
  package func abandon() -> [Call] {
    // In one step, so that no call arrives in between.
    let (waiting, departures) = line.withLock { ($0.waitingCalls, $0.abandon()) }
    for depart in departures { depart() }
    return waiting
  }

  /// Decides under the lock which waits to end, and ends them outside it.
  private func perform(_ decide: (inout GateLine) -> [GateLine.Departure]) {
    for depart in line.withLock(decide) { depart() }
  }
}
