/// Whether a fake received a call, and what it received instead.
///
/// ```swift
/// let result = store.didCall(.trails, with: "Bern")
/// XCTAssertTrue(result.success, result.failureMessage)
/// ```
public struct DidCallResult: Sendable {
  package let verification: Verification
  /// The number of calls that matched.
  package let received: Int
  /// The calls as they were when the question was asked.
  package let log: CallLog
  package let fake: FakeIdentity

  /// Whether the calls were received as often as specified.
  ///
  /// It is `false` too when an argument was specified that cannot be compared.
  public var success: Bool {
    verification.pattern.incomparable == nil && verification.count.allows(received)
  }
}
