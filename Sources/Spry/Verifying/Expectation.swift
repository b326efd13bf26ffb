/// A verification that a test declares before the calls and performs after them.
package struct Expectation: Sendable {
  package let verification: Verification
  package let fake: FakeIdentity
  /// The line on which the test declared it.
  package let location: CodeLocation
}

/// An expectation until it is settled: verified, canceled, or reported.
///
/// The fake and the test both keep it, and whoever is first settles it.
package final class PendingExpectation: Sendable {
  private let pending: Lock<Expectation?>

  /// Whether the end of a test settles it, if nothing has before.
  package let isAwaited: Bool

  package init(_ expectation: Expectation, isAwaited: Bool) {
    pending = Lock(expectation)
    self.isAwaited = isAwaited
  }

  /// The expectation, or `nil` if it is settled.
  package var expectation: Expectation? { pending.withLock { $0 } }

  /// Settles the expectation, and returns it unless it was settled before.
  package func settle() -> Expectation? { pending.withLock { exchange(&$0, with: nil) } }
}
