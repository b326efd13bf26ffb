/// A moment in a test, which separates the calls before it from those after it.
///
/// ```swift
/// let mark = store.checkpoint()
/// planner.plan()
/// XCTAssertHaveReceived(store, .trails, countSpecifier: .once, since: mark)
/// ```
///
/// Nothing is erased, and a checkpoint of one fake works for all other fakes too.
public struct Checkpoint: Sendable {
  /// What the moment is remembered for.
  package enum Reason: Sendable {
    case checkpoint
    /// A call was expected from then on.
    case expectation
  }

  /// The last call that had been recorded by any fake.
  package let ordinal: Int
  package let reason: Reason

  package init(_ reason: Reason) {
    ordinal = CallOrdinal.last
    self.reason = reason
  }
}
