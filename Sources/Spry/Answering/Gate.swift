/// Suspends calls to an async member until the test resumes them.
///
/// Use a gate to test loading states and race conditions without sleeping:
///
/// ```swift
/// let gate = ranger.stub(.closures).andSuspend()
///
/// async let closures = planner.closures()
/// await gate.untilReached()
/// #expect(planner.isLoading)
///
/// gate.resume(returning: ["Gemmi Pass"])
/// #expect(try await closures == ["Gemmi Pass"])
/// ```
///
/// If the task of a suspended call is cancelled and the member can throw `CancellationError`, the
/// call throws it. If the member cannot, the call stays suspended, and fails the test unless the
/// test resumes it within two seconds.
///
/// If calls are still suspended when a test with the `.spry` trait ends, the test fails and the
/// calls are resumed.
public final class Gate: Sendable {
  private let line = Lock(GateLine())
  private let function: FunctionName
  private let fake: FakeIdentity
  private let outlastsCancellation: Bool
  private let reject: StubHost.Reject

  // The gate has no reference to the fake's storage. The storage keeps the stub, and the stub keeps
  // the gate.
  init(
    of function: FunctionName, _ fake: FakeIdentity, outlastsCancellation: Bool,
    reject: @escaping StubHost.Reject
  ) {
    self.outlastsCancellation = outlastsCancellation
    self.function = function
    self.fake = fake
    self.reject = reject
  }

  /// Waits until a number of calls have reached the gate.
  ///
  /// The method returns immediately if they already have. If time runs out or the waiting task is
  /// cancelled, the test fails, and the method returns.
  ///
  /// - Parameters:
  ///   - count: The number of calls to wait for. Calls that have already been resumed count too.
  ///   - limit: The longest time to wait. The default is 30 seconds.
  ///   - file: The file that failures point to, for example if the calls don't arrive in time.
  ///   - line: The line that failures point to.
  public nonisolated(nonsending) func untilReached(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await wait(for: .arrival, count, limit, CodeLocation(file, line))
  }

  /// Waits until a number of calls have been cancelled at the gate.
  ///
  /// A call counts if its task is cancelled while the call is suspended. The method returns
  /// immediately if enough calls have already been cancelled. If time runs out or the waiting task
  /// itself is cancelled, the test fails, and the method returns.
  ///
  /// ```swift
  /// let gate = ranger.stub(.closures).andSuspend()
  /// let search = Task { try await planner.closures() }
  /// await gate.untilReached()
  /// planner.leave()
  /// await gate.untilCancelled()  // the planner has cancelled the search
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of cancelled calls to wait for.
  ///   - limit: The longest time to wait. The default is 30 seconds.
  ///   - file: The file that failures point to, for example if no call is cancelled in time.
  ///   - line: The line that failures point to.
  public nonisolated(nonsending) func untilCancelled(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await wait(for: .cancellation, count, limit, CodeLocation(file, line))
  }

  private nonisolated(nonsending) func wait(
    for event: Event, _ count: Int, _ limit: Duration, _ location: CodeLocation
  ) async {
    switch await watch(for: event, count, within: limit) {
    case .reached:
      break
    case .timeUp(let seen):
      reject(.unreachedGate(event, count, seen: seen, limit), fake, function, location)
    case .cancelled(let seen):
      reject(.unreachedGate(event, count, seen: seen, nil), fake, function, location)
    }
  }

  /// Waits for a number of events.
  ///
  /// - Returns: Why the wait ended.
  private nonisolated(nonsending) func watch(
    for event: Event, _ count: Int, within limit: Duration
  ) async -> WatchEnding {
    let ticket = line.withLock { $0.makeTicket() }
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

  /// Resumes the call that has waited longest, and returns `value` from it.
  ///
  /// If no call is waiting, the next one returns the value without waiting.
  ///
  /// - Parameter value: The value that the member returns. It must have the member's return type or
  ///   be castable to it; otherwise, the call fails the test. Omit for a member that returns
  ///   `Void`.
  public func resume(returning value: Any? = ()) {
    let answer = Answer.value(Unchecked(value))
    perform { $0.admit(answer) }
  }

  /// Resumes the call that has waited longest, and throws `error` from it.
  ///
  /// If no call is waiting, the next one throws the error without waiting. A member that cannot
  /// throw the error fails the test.
  public func resume(throwing error: any Error) {
    perform { $0.admit(.error(error)) }
  }

  /// Resumes all waiting calls, and lets later calls pass without waiting.
  ///
  /// Other stubs answer these calls, as if the gate weren't there.
  public func open() {
    perform { $0.open() }
  }

  /// Whether calls pass without waiting.
  package var isOpen: Bool { line.withLock { $0.isOpen } }

  /// Suspends a call at the gate.
  ///
  /// - Parameters:
  ///   - call: The call to show in the failure if the call is never resumed.
  ///   - isCancellable: Whether the call stops waiting when its task is cancelled.
  /// - Returns: How the call continues.
  package nonisolated(nonsending) func wait(
    _ call: Call, isCancellable: Bool
  ) async -> Passage {
    let ticket = line.withLock { $0.makeTicket() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform { $0.enter(call, ticket, continuation) }
      }
    } onCancel: {
      perform { $0.noteCancellation() }
      if isCancellable, !outlastsCancellation {
        perform { $0.leave(ticket) }
      } else {
        let patience = outlastsCancellation ? Self.longPatience : Self.patience
        _ = Deadline(after: patience) { self.perform { $0.giveUp(ticket) } }
      }
    }
  }

  /// How long a cancelled call that cannot throw `CancellationError` waits to be resumed.
  ///
  /// A test may resume a call some time after cancelling it. But a test that returns early waits
  /// for its child tasks, and they wait for the gate: without a limit, that would never end.
  private static let patience = Duration.seconds(2)

  /// The same for a call that the test lets outlast its cancellation.
  private static let longPatience = Duration.seconds(30)

  /// Resumes all calls without an answer, because the test has ended.
  ///
  /// - Returns: The calls that were waiting, oldest first.
  package func abandon() -> [Call] {
    let waiting = line.withLock { $0.waitingCalls }
    perform { $0.abandon() }
    return waiting
  }

  /// Decides under the lock which waits to end, and ends them outside it.
  private func perform(_ decide: (inout GateLine) -> GateLine.Departures) {
    line.withLock(decide).depart()
  }

  /// What a test can wait for at a gate.
  package enum Event: Sendable {
    /// A call has reached the gate.
    case arrival
    /// The task of a call has been cancelled.
    case cancellation
  }

  /// How a test's wait for events ends.
  enum WatchEnding: Sendable {
    case reached
    /// Time ran out after this many events.
    case timeUp(seen: Int)
    /// The waiting task was cancelled after this many events.
    case cancelled(seen: Int)
  }

  /// How a call leaves a gate.
  package enum Passage: Sendable {
    case answered(Answer)
    case open
    case cancelled
    /// The call was cancelled, and was not resumed in time.
    case overdue
    /// The test has ended.
    case abandoned
  }
}
