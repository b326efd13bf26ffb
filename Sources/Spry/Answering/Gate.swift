/// Suspends calls to an async member until the test resumes them.
///
/// With a gate, tests of loading states and races need no sleep:
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
/// A call whose task is cancelled throws `CancellationError` if the member can throw it. Otherwise
/// it stays suspended, and fails the test after two seconds. If calls are still suspended when a
/// test with the trait `.spry` ends, the test fails and the calls are resumed.
public final class Gate: Sendable {
  private let line = Lock(GateLine())
  private let function: FunctionName
  private let fake: FakeIdentity
  private let reject: StubHost.Reject

  // It does not get the fake's storage: that keeps the stub, and the stub the gate.
  init(of function: FunctionName, _ fake: FakeIdentity, reject: @escaping StubHost.Reject) {
    self.function = function
    self.fake = fake
    self.reject = reject
  }

  /// Waits until calls have reached the gate.
  ///
  /// It returns at once if they already have. If the time is up, or the waiting task is cancelled,
  /// the test fails and continues.
  ///
  /// - Parameters:
  ///   - count: The number of calls, including those that have been resumed.
  ///   - limit: The longest time to wait.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  public nonisolated(nonsending) func untilReached(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    switch await arrivals(of: count, within: limit) {
    case .reached:
      break
    case .timeUp(let arrivals):
      reject(
        .unreachedGate(count, arrivals: arrivals, limit), fake, function, CodeLocation(file, line))
    case .cancelled(let arrivals):
      reject(
        .unreachedGate(count, arrivals: arrivals, nil), fake, function, CodeLocation(file, line))
    }
  }

  /// Waits for calls.
  ///
  /// - Returns: Why it has ended.
  private nonisolated(nonsending) func arrivals(
    of count: Int, within limit: Duration
  ) async -> WatchEnding {
    let ticket = line.withLock { $0.makeTicket() }
    var deadline: Deadline?
    defer { deadline?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform { $0.watch(for: count, ticket, continuation) }
        deadline = Deadline(after: limit) { self.perform { $0.giveUp(ticket) } }
      }
    } onCancel: {
      perform { $0.leave(ticket) }
    }
  }

  /// Resumes the call that has waited longest, which returns `value`.
  ///
  /// If no call is waiting, the next one returns the value without waiting. The value must have the
  /// member's return type, or cast to it.
  public func resume(returning value: Any? = ()) {
    let answer = Answer.value(Unchecked(value))
    perform { $0.admit(answer) }
  }

  /// Resumes the call that has waited longest, which throws `error`.
  ///
  /// If no call is waiting, the next one throws the error without waiting.
  public func resume(throwing error: any Error) {
    perform { $0.admit(.error(error)) }
  }

  /// Resumes all calls, now and from now on.
  ///
  /// Other stubs answer them, as if the gate were not there.
  public func open() {
    perform { $0.open() }
  }

  /// Whether calls pass without stopping.
  package var isOpen: Bool { line.withLock { $0.isOpen } }

  /// Holds a call until the gate lets it go.
  ///
  /// - Parameters:
  ///   - call: What is told of the call when it is never let go.
  ///   - isCancellable: Whether a cancelled task stops waiting.
  /// - Returns: How the call goes on.
  package nonisolated(nonsending) func wait(
    _ call: Call, isCancellable: Bool
  ) async -> Passage {
    let ticket = line.withLock { $0.makeTicket() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform { $0.enter(call, ticket, continuation) }
      }
    } onCancel: {
      if isCancellable {
        perform { $0.leave(ticket) }
      } else {
        _ = Deadline(after: Self.patience) { self.perform { $0.giveUp(ticket) } }
      }
    }
  }

  /// How long a call that is cancelled, and cannot say so, waits for the test to let it go.
  ///
  /// A test may let it go later than it cancels it. But one that has left early waits for its child
  /// tasks, and they for the gate: that would never end.
  private static let patience = Duration.seconds(2)

  /// Lets all calls go because the test is over; they do not get an answer any more.
  ///
  /// - Returns: The calls that were waiting, oldest first.
  package func abandon() -> [Call] {
    let waiting = line.withLock { $0.waitingCalls }
    perform { $0.abandon() }
    return waiting
  }

  /// Decides under the lock who goes on, and lets them go outside of it.
  private func perform(_ decide: (inout GateLine) -> GateLine.Departures) {
    line.withLock(decide).depart()
  }

  /// How a test ends that waits for calls to come to a gate.
  enum WatchEnding: Sendable {
    case reached
    /// Only so many calls have come.
    case timeUp(arrivals: Int)
    /// Only so many calls have come when the task was cancelled.
    case cancelled(arrivals: Int)
  }

  /// How a call leaves a gate.
  package enum Passage: Sendable {
    case answered(Answer)
    case open
    case cancelled
    /// It was cancelled, and has waited for long.
    case overdue
    /// The test is over.
    case abandoned
  }
}
