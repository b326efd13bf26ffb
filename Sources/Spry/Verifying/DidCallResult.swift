/// Whether a fake received a call, and what it received instead.
///
/// ```swift
/// let result = store.didCall(.trails, with: "Bern")
/// XCTAssertTrue(result.success, result.failureMessage)
/// ```
public struct DidCallResult: Sendable {
  package let verification: Verification
  /// The calls that have the arguments.
  package let matched: MatchedCalls
  /// The calls that the question is about, as they were when it was asked.
  package let log: CallLog
  package let fake: FakeIdentity

  /// The number of calls that have the arguments.
  package var received: Int { matched.count }

  /// Whether the calls were received as often as specified.
  ///
  /// It is `false` too when the question makes no sense: when an argument was specified that cannot
  /// be compared, a number of arguments that none of the function's calls has, or a value that was
  /// not received only because it looks like the argument of a call and is of another type.
  public var success: Bool {
    verification.pattern.incomparable == nil && verification.count.allows(received)
      && !isNotReceivable && !hasLookAlike
  }

  /// Whether nothing was found because no call of the function has so many arguments.
  package var isNotReceivable: Bool {
    received == 0 && verification.hasUnknownArgumentCount(in: log)
  }

  /// Whether nothing was found, but a call that differs in nothing but the type of values that read
  /// the same.
  package var hasLookAlike: Bool {
    received == 0
      && log.entries(of: verification.function).contains {
        verification.pattern.looksLike($0.arguments.value)
      }
  }

  /// Whether no later call can change ``success``.
  package var isFinal: Bool {
    verification.pattern.incomparable != nil || verification.count.isFinal(received)
  }

  /// Hands the arguments of the calls that were found to the captors, in order.
  package func capture() {
    guard verification.pattern.hasCaptors, case .each(let ordinals) = matched.ordinals else {
      return
    }
    let found = Set(ordinals)
    for entry in log.entries(of: verification.function) where found.contains(entry.ordinal) {
      verification.pattern.capture(entry.arguments.value)
    }
  }
}
