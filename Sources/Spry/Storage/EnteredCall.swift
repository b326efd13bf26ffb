/// What the first step of a call, which holds the lock, hands on to the next one.
///
/// A call that a constant answers has no next step, and fetches no stubs.
@usableFromInline
package struct EnteredCall {
  /// The function's index in the ``FunctionTable``, or -1, which is faster than `nil`, if the call
  /// hasn't been entered.
  package var index = -1
  /// The ordinal of the recorded call, or 0 if it isn't recorded.
  package var ordinal = 0
  /// The stubs of the function, in the order in which they are tried.
  package var rules: [StubRule]?
  /// Whether an older stub may answer instead of a newer one with fewer conditions.
  package var mayShadow = false
  /// Whether some of the arguments may need care, so that they can't be kept as they are.
  var needCare = true

  @usableFromInline package init() {}

  /// Whether the fake's enum has a case for the member.
  package var isKnown: Bool { index >= 0 }
}
