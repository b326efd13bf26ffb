/// An action that runs after a period of time, unless it is canceled first.
///
/// All deadlines of the process share one task, which sleeps until the earliest. A task that is
/// canceled while it sleeps is kept until its time is over. So a wait, which may end early, doesn't
/// have its own task.
package struct Deadline: Sendable {
  /// The state that the lock protects.
  private struct State: Sendable {
    var pending: [Int: (time: ContinuousClock.Instant, act: @Sendable () -> Void)] = [:]
    var lastID = 0
    /// The time at which the next task wakes, if one is sleeping.
    var wakeTime: ContinuousClock.Instant?
  }

  private static let state = Lock(State())

  private let id: Int

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - limit: The time from now until the action runs.
  ///   - act: The action to run.
  package init(after limit: Duration, _ act: @escaping @Sendable () -> Void) {
    // No clock can count further than a few centuries.
    let time = ContinuousClock.now + min(limit, Duration.seconds(1_000_000_000))
    let (id, needsTask) = Self.state.withLock { state in
      state.lastID += 1
      state.pending[state.lastID] = (time, act)
      let isEarliest = state.wakeTime.map { time < $0 } ?? true
      if isEarliest { state.wakeTime = time }
      return (state.lastID, isEarliest)
    }
    self.id = id
    if needsTask { Self.sleep(until: time) }
  }

  /// Stops the clock and frees the action.
  package func cancel() {
    // The action is freed after the lock is released.
    _ = Self.state.withLock { $0.pending.removeValue(forKey: id)?.act }
  }

  private static func sleep(until time: ContinuousClock.Instant) {
    Task.detached {
      try? await Task.sleep(until: time, clock: .continuous)
      // On a busy machine, what is being waited for may be behind hundreds of other tasks. Each of
      // them runs before a yield returns.
      for _ in 1...10 { await Task.yield() }
      wake(at: time)
    }
  }

  /// Runs the actions that are due, and starts a task that sleeps until the next deadline.
  private static func wake(at time: ContinuousClock.Instant) {
    let (due, next) = state.withLock { state in
      let now = max(time, ContinuousClock.now)
      let due = state.pending.filter { $0.value.time <= now }
      for id in due.keys { state.pending[id] = nil }
      // Another task may have been started in the meantime, for an earlier deadline.
      guard state.wakeTime.map({ $0 <= now }) ?? true else {
        return (due, nil as ContinuousClock.Instant?)
      }
      state.wakeTime = state.pending.values.map(\.time).min()
      return (due, state.wakeTime)
    }
    for deadline in due.values.sorted(by: { $0.time < $1.time }) { deadline.act() }
    // Not before, so that the actions run in order.
    if let next { sleep(until: next) }
  }
}
