/// An action that runs after a period of time, unless it is canceled first.
package struct Deadline: Sendable {
  private let task: Task<Void, Never>

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - limit: The time from now until the action runs.
  ///   - act: The action to run.
  package init(after limit: Duration, _ act: @escaping @Sendable () -> Void) {
    task = Task.detached {
      // No clock can count further than a few centuries.
      try? await Task.sleep(for: min(limit, .seconds(1_000_000_000)))
      // On a busy machine, what is being waited for may be behind hundreds of other tasks. Each of
      // them runs before a yield returns.
      for _ in 1...10 where !Task.isCancelled { await Task.yield() }
      if !Task.isCancelled { act() }
    }
  }

  /// Stops the clock.
  package func cancel() { task.cancel() }
}
