/// How a test has ended, as far as what it leaves is concerned.
package enum TestResult: Sendable, Equatable {
  case passed
  /// It has at least one failure that isn't a known issue.
  case failed
  /// It has thrown an error, so it didn't get to everything.
  case interrupted
  /// It was skipped or canceled.
  case skipped
}
