package import Spry

/// Stands in for a test framework: keeps the failures that a fake or an assertion reports.
package final class FailureRecorder: FailureReporter {
  private let recorded = Lock<[String]>([])

  package init() {}

  /// The texts so far, in order.
  package var texts: [String] { recorded.withLock { $0 } }

  package func report(_ message: String, at location: CodeLocation) -> Bool {
    recorded.withLock { $0.append(message) }
    return true
  }
}

/// Runs a test's code and returns the failures that it led to, instead of failing the test.
@discardableResult
package func failures(_ body: () throws -> Void) rethrows -> [String] {
  let recorder = FailureRecorder()
  try Reporting.$reporters.withValue([recorder], operation: body)
  return recorder.texts
}

/// The same for code that waits.
@discardableResult
package nonisolated(nonsending) func failures(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [String] {
  let recorder = FailureRecorder()
  try await Reporting.$reporters.withValue([recorder], operation: body)
  return recorder.texts
}

/// Runs a test's code with static fakes that have no stubs and no calls, and that no other test
/// sees.
package func withOwnStaticFakes<Result>(_ body: () throws -> Result) rethrows -> Result {
  try TestScope.$current.withValue(TestScope(), operation: body)
}

/// The same for code that waits.
package func withOwnStaticFakes<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TestScope.$current.withValue(TestScope(), operation: body)
}
