/// Whether a fake received a call, and what it received instead.
///
/// ```swift
/// let result = store.didCall(.trails, with: "Bern")
/// XCTAssertTrue(result.success, result.failureMessage)
/// ```
public struct DidCallResult: Sendable {
  /// Why finding no matching call doesn't prove that none was received.
  ///
  /// ARCHITECTURE lists the other reasons, which are reported by themselves.
  package enum Doubt: Sendable {
    /// The fake answers calls to the function without recording them.
    case notRecorded
    /// No call to the function has the specified number of arguments.
    case notReceivable
    /// The condition on all arguments can't be tested with those of any call.
    case notApplicable
    /// There is a call whose arguments look like the specified ones, or were not recorded.
    case lookAlike
    /// The waiting task was canceled.
    case unconfirmed
  }

  package let verification: Verification
  /// The calls that match the arguments.
  package let matched: MatchedCalls
  /// The calls that were searched, as they were at the verification.
  package let log: CallLog
  package let fake: FakeIdentity
  package let doubt: Doubt?
  /// The wait before the calls were counted, if there was one.
  let wait: Wait?

  /// Whether the call was received the specified number of times.
  ///
  /// The result is also `false` if there is no reliable answer:
  ///
  /// - The verification contains a mistake, such as a value that can't be compared, or a negative
  ///   count.
  /// - The fake answers calls to the function without recording them.
  /// - No call to the function has the specified number of arguments.
  /// - A received argument only looks like the specified one.
  /// - The waiting task was canceled, so nothing was confirmed.
  public let success: Bool

  /// Determines whether the verification succeeded.
  ///
  /// - Parameters:
  ///   - matched: The calls that match the arguments.
  ///   - verification: What was verified.
  ///   - log: The calls that were searched.
  ///   - fake: The fake that recorded the calls.
  ///   - wait: The wait for the calls, if there was one.
  package init(
    _ matched: MatchedCalls, of verification: Verification, in log: CallLog, _ fake: FakeIdentity,
    after wait: Wait? = nil
  ) {
    self.wait = wait
    self.verification = verification
    self.matched = matched
    self.log = log
    self.fake = fake
    doubt =
      verification.doubt(in: log, matched: matched.count)
      ?? (wait.isCancelled ? .unconfirmed : nil)
    success = !verification.isMistaken && verification.count.allows(matched.count) && doubt == nil
  }

  /// The number of calls that match the arguments.
  package var received: Int { matched.count }

  /// Passes the arguments of the matching calls to the captors, in order.
  package func capture() {
    let call = verification.call
    guard call.pattern.hasCaptors, case .each(let ordinals) = matched.ordinals else { return }
    let found = Set(ordinals)
    for entry in log.calls(of: call.function).entries where found.contains(entry.ordinal) {
      call.pattern.capture(entry.kept)
    }
  }
}
