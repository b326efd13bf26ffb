/// Something that happens when a time is over, unless it is called off.
struct Deadline: Sendable {
  private let timer: Task<Void, Never>

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - limit: How long from now.
  ///   - act: What happens then.
  init(after limit: Duration, _ act: @escaping @Sendable () -> Void) {
    timer = Task.detached {
      // No clock can count further than some centuries.
      try? await Task.sleep(for: min(limit, Duration.seconds(1_000_000_000)), clock: .continuous)
      if !Task.isCancelled { act() }
    }
  }

  /// Stops the clock.
  func callOff() {
    timer.cancel()
  }
}
