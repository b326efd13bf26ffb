/// A test framework to which failures can be reported.
///
/// Each companion module declares one type that conforms to it, which ``Reporting`` finds by name.
package protocol FailureReporter: Sendable {
  init()

  /// Whether one of the framework's tests is running, as far as the caller's task can tell.
  var isTestRunning: Bool { get }

  /// Whether the framework's module reports what a test leaves in the process's ``TestEnd``.
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
  /// - Parameters:
  ///   - message: The text of the failure.
  ///   - location: The line to report it on.
  /// - Returns: Whether it is certain that the failure fails the test; a known issue doesn't. If, as
  ///   far as the caller's task or thread knows, no test of this framework is running, nothing is
  ///   reported, and this is `nil`.
  func report(_ message: String, at location: CodeLocation) -> Bool?

  /// Fails the whole run, if a test may be running but it isn't known which one.
  ///
  /// - Parameters:
  ///   - message: The text of the failure.
  ///   - location: The line to report it on.
  /// - Returns: Whether it is certain that the run has failed.
  func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool
}

extension FailureReporter {
  package var isTestRunning: Bool { true }

  package var seesEndOfTests: Bool { false }

  package var runningTest: String? { nil }

  package var wantsCallers: Bool { false }

  package func isTest(_ caller: Caller) -> Bool { false }

  package func noteRunningTest() {}

  package func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool { false }
}

/// The error that a throwing member of a fake throws when no stub matches, or when the stub can't
/// be used.
///
/// The failure itself has already been reported to the running test with all details. If the error
/// also leaves the test, the test framework prints one more line:
///
/// ```text
/// reported separately: FakeTrailStore has no stub for trails(near: "Bern").
/// ```
///
/// ``ArgumentCaptor/value(at:as:file:line:)`` also throws this error.
public struct SpryFailure: Error, CustomStringConvertible {
  /// The first line of the failure, after the words `reported separately:`.
  public let description: String

  /// Whether this isn't a failure, but stands for a `fallbackValue` that a member doesn't have.
  var isMissingFallback: Bool { description.isEmpty }

  /// Stands for a `fallbackValue` that a member doesn't have.
  static let noFallback = SpryFailure()

  private init() { description = "" }

  /// Creates the error for a failure that has been reported with this text.
  init(reported text: String) {
    let headline = text.prefix { $0 != "\n" }
    description = "reported separately: \(headline.hasSuffix(":") ? headline.dropLast() : headline)"
  }
}
