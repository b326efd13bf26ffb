/// A test framework to which failures can be reported.
///
/// Each companion module declares one type that conforms to it, which ``Reporting`` finds by name.
package protocol FailureReporter: Sendable {
  init()

  /// Whether one of the framework's tests is running, as far as the caller's task can tell.
  var isTestRunning: Bool { get }

  /// Whether the framework's module reports what a test leaves in the process's ``TestLedger``.
  var seesEndOfTests: Bool { get }

  /// Identifies the running test, or `nil` if it isn't known.
  var runningTest: String? { get }

  /// Whether failures show the callers of the fake.
  var wantsCallers: Bool { get }

  /// Whether a function belongs to the running test.
  func isTest(_ caller: Caller) -> Bool

  /// Notes that a test is running, if one is.
  ///
  /// This is called whenever a storage is made.
  func noteRunningTest()

  /// Fails the running test.
  ///
  /// - Returns: Whether it is certain that the failure fails the test; a known issue doesn't. If,
  ///   as far as the caller's task or thread knows, no test of this framework is running, nothing
  ///   is reported, and this is `nil`.
  func report(_ report: Report) -> Bool?

  /// Fails the whole run, if a test may be running but it isn't known which one.
  ///
  /// - Returns: Whether it is certain that the run has failed.
  func reportWithoutTest(_ report: Report) -> Bool
}

extension FailureReporter {
  package var seesEndOfTests: Bool { false }

  package func noteRunningTest() {}

  package func reportWithoutTest(_ report: Report) -> Bool { false }
}
