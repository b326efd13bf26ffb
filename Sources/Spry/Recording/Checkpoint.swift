/// A point in a test that separates the calls before it from those after it.
///
/// ```swift
/// let mark = Checkpoint()
/// planner.plan(near: "Bern")
/// XCTAssertHaveReceived(store, .trails, countSpecifier: .once, since: mark)
/// ```
///
/// A checkpoint erases nothing, and it works for all fakes.
public struct Checkpoint: Sendable {
  /// What a checkpoint was made for.
  ///
  /// With an `expectation`, a test expects a call from then on.
  package enum Purpose: Sendable { case checkpoint, expectation }

  /// The ordinal of the last call that any fake had recorded.
  package let ordinal = FunctionCalls.ordinals.value
  package let purpose: Purpose

  /// Marks this moment.
  public init() { self.init(.checkpoint) }

  package init(_ purpose: Purpose) { self.purpose = purpose }
}
