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
  /// Whether nothing more was to be waited for; `false` if the task that waited was cancelled.
  package var isConfirmed = true

  /// The number of calls that have the arguments.
  package var received: Int { matched.count }

  /// Whether the calls were received as often as specified.
  ///
  /// It is `false` too when the question makes no sense: when an argument was specified that cannot
  /// be compared, a number of arguments that none of the function's calls has, or a value that was
  /// not received but only looks like the argument of a call. A wait whose task is cancelled has
  /// confirmed nothing either.
  public var success: Bool {
    !verification.isMistaken && verification.count.allows(received)
      && isConfirmed && !isNotReceivable && !hasLookAlike
  }

  /// Whether nothing was found because no call of the function has so many arguments.
  package var isNotReceivable: Bool {
    received == 0 && verification.hasUnknownArgumentCount(in: log)
  }

  /// Whether nothing was found but a call whose arguments look like the specified ones.
  package var hasLookAlike: Bool {
    received == 0
      && log.entries(of: verification.function).contains {
        verification.pattern.looksLike($0.arguments.value)
      }
  }

  /// Whether no later call can change ``success``.
  package var isFinal: Bool {
    verification.isMistaken || verification.count.isFinal(received)
  }

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
