package import Testing

/// A trait for tests that start processes or wait for seconds, which are run ahead of the others.
///
/// Swift Testing begins all tests at once, and a test that awaits something goes to the end of the
/// queue. A test that starts processes awaits several things, so it would be among the last to end,
/// with the processor half idle, as would a test that lets seconds pass. Until an exit test awaits
/// its process, a thread of Swift Testing also keeps the processor busy. Tasks of a higher priority
/// have a queue of their own.
package struct EarlyTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == EarlyTrait {
  /// Runs a test ahead of those without this trait.
  package static var early: Self { EarlyTrait() }
}
