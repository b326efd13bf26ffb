/// A test framework to which failures can be reported.
///
/// A companion module declares one type that conforms to it; ``Reporting`` finds it by its name.
package protocol FailureReporter: Sendable {
  init()

  /// Whether one of the framework's tests is running, as far as the caller's task can tell.
  var isTestRunning: Bool { get }

  /// Whether the process is that of an exit test, whose body no trait surrounds.
  var isExitTest: Bool { get }

  /// Whether the framework's module takes from the process's ``TestEnd`` what a test leaves behind.
  var seesEndOfTests: Bool { get }

  /// Remembers that a test is running, if one is; called whenever a storage is made.
  func noteRunningTest()

  /// Fails the running test.
  ///
  /// - Parameters:
  ///   - message: The text of the failure.
  ///   - location: The line to report it on.
  /// - Returns: `false` if, as far as the caller's task or thread knows, no test of this framework
  ///   is running, and nothing has been reported.
  func report(_ message: String, at location: CodeLocation) -> Bool

  /// Fails the whole run, if a test may be running but it is unknown which.
  ///
  /// - Parameters:
  ///   - message: The text of the failure.
  ///   - location: The line to report it on.
  /// - Returns: `false` unless it is certain that the run has failed.
  func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool
}

extension FailureReporter {
  package var isTestRunning: Bool { true }

  package var isExitTest: Bool { false }

  package var seesEndOfTests: Bool { false }

  package func noteRunningTest() {}

  package func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool {
    false
  }
}
