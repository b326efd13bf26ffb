/// Whether a fake received a call, and what it received instead.
///
/// ```swift
/// let result = store.didCall(.trails, with: "Bern")
/// XCTAssertTrue(result.success, result.failureMessage)
/// ```
public struct DidCallResult: Sendable {
  /// Why not finding a call doesn't prove that there was none.
  package enum Doubt: Sendable {
    /// No call of the function has that number of arguments.
    case notReceivable
    /// There is a call whose arguments look like the specified ones.
    case lookAlike
    /// The task that waited was cancelled.
    case unconfirmed
  }

  package let verification: Verification
  /// The calls that have the arguments.
  package let matched: MatchedCalls
  /// The calls that the question is about, as they were when it was asked.
  package let log: CallLog
  package let fake: FakeIdentity
  package let doubt: Doubt?

  /// Whether the calls were received as often as specified.
  ///
  /// It is also `false` if the question cannot be answered: if a specified argument cannot be
  /// compared, if no call of the function has that number of arguments, or if a received argument
  /// only looks like the specified one. A wait whose task was cancelled has confirmed nothing
  /// either.
  public let success: Bool

  /// Judges what has been found.
  ///
  /// - Parameters:
  ///   - matched: The calls that have the arguments.
  ///   - verification: What was asked.
  ///   - log: The calls that the question is about.
  ///   - fake: The fake.
  ///   - isConfirmed: Whether nothing more was to be waited for; `false` if the task that waited was
  ///     cancelled.
  package init(
    _ matched: MatchedCalls, of verification: Verification, in log: CallLog, _ fake: FakeIdentity,
    isConfirmed: Bool = true
  ) {
    self.verification = verification
    self.matched = matched
    self.log = log
    self.fake = fake
    doubt =
      (matched.count == 0 ? verification.doubt(in: log) : nil) ?? (isConfirmed ? nil : .unconfirmed)
    success = !verification.isMistaken && verification.count.allows(matched.count) && doubt == nil
  }

  /// The number of calls that have the arguments.
  package var received: Int { matched.count }

  /// Hands the arguments of the calls that were found to the captors, in order.
  package func capture() {
    guard verification.pattern.hasCaptors, case .each(let ordinals) = matched.ordinals else {
      return
    }
    let found = Set(ordinals)
    for entry in log.entries(of: verification.function) where found.contains(entry.ordinal) {
      verification.pattern.capture(entry.kept)
    }
  }
}
