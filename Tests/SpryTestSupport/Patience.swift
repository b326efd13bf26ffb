/// Decides whether a test hangs.
///
/// The time since a test began doesn't tell. Swift Testing begins many tests at once and runs them
/// on a few threads, and other processes may keep the processor busy. But a process that is only
/// behind uses the processor as soon as it can, and tests end one after the other. So tests hang if
/// none of them has ended for a minute in which the process was idle. A test that keeps the
/// processor busy, or that waits for a command, may take ten minutes.
package struct Patience: Sendable {
  /// What has happened in the process so far.
  package struct Progress: Equatable, Sendable {
    /// How many tests and test cases have begun or ended.
    package var eventCount = 0
    /// How many tests have begun, but not ended.
    package var testCount = 0
    /// How many commands are running, each in a process of its own.
    package var commandCount = 0
    /// How long the process has used the processor.
    package var processorTime = Duration.zero

    package init() {}
  }

  private let limit: Int
  private static let limitIfBusy = 600
  /// The processor time of an idle process in a second.
  private static let leastTime = Duration.milliseconds(10)

  private var last = Progress()
  private var idleSeconds = 0
  private var seconds = 0

  /// Creates patience.
  ///
  /// - Parameter limit: The number of seconds in which something has to happen in an idle process.
  package init(limit: Int = 60) { self.limit = limit }

  /// Notes the progress after another second.
  ///
  /// - Parameter progress: The progress so far.
  /// - Returns: Whether the running tests hang.
  package mutating func isOver(after progress: Progress) -> Bool {
    let isAlive = progress.eventCount != last.eventCount || progress.testCount == 0
    let isBusy =
      progress.commandCount > 0 || progress.processorTime - last.processorTime > Self.leastTime
    idleSeconds = isAlive || isBusy ? 0 : idleSeconds + 1
    seconds = isAlive ? 0 : seconds + 1
    last = progress
    return idleSeconds >= limit || seconds >= Self.limitIfBusy
  }
}
