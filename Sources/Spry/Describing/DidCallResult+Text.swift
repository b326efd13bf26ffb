extension DidCallResult: CustomStringConvertible {
  /// All calls that the fake had recorded, numbered, one per line.
  public var recordedCallsDescription: String {
    log.isEmpty ? "no calls" : log.calls.numbered.joined(separator: "\n")
  }

  /// Describes the missing or unexpected calls, with the evidence; empty if ``success`` is `true`.
  public var failureMessage: String { failure?.text ?? "" }

  /// The failure message, or a note of the success with all calls.
  public var description: String {
    failure?.text ?? "Success. Calls:\n\(recordedCallsDescription)"
  }

  /// What is wrong, or `nil` if ``success`` is `true`.
  package var failure: Failure? {
    if let mistake { return mistake }
    if success { return nil }
    // If calls were expected, the closest one shows what is wrong.
    let count = verification.count
    return count.allows(0) || count.allows(received)
      ? doubtfulSilence ?? .notReceived(self) : .notReceived(self)
  }

  /// Why not finding a call doesn't prove that there was none.
  package var doubtfulSilence: Failure? {
    switch doubt {
    case .notReceivable: .notReceivable(self)
    case .notApplicable: .notApplicable(self)
    case .lookAlike: .lookAlike(self)
    case .unconfirmed: .unconfirmed(self)
    case nil: nil
    }
  }

  /// What is wrong with the verification itself.
  package var mistake: Failure? { verification.mistake(of: fake) }
}

// The texts of failed verifications.
extension DidCallResult {
  var notReceivedText: String {
    let count = verification.count
    let headline =
      isShort
      ? "\(fake) did not receive \(call) \(count.text)\(since): received \(times)."
      : "\(fake) received \(call) \(times)\(since), expected \(count.text)."
    return text(headline, (isShort ? messageHint : []) + closestCall)
  }

  /// A hint for a message that seems to have been taken for an argument.
  private var messageHint: [String] {
    guard let message = verification.surplusMessage(in: log) else { return [] }
    return [
      """
      If \(ValueText.describe(message)) is the message of the assertion, write it after a label:
        countSpecifier: \(verification.count.code), \(message.quoted)
      """
    ]
  }

  var receivedText: String {
    let count = verification.count
    return text(
      count == .atLeast(1)
        ? "\(fake) received \(call) \(times)\(since), expected never."
        : "\(fake) received \(call) \(count.text)\(since), "
          + "expected any other number of times: received \(times).")
  }

  var notReceivableText: String {
    let function = verification.function
    let count = verification.pattern.argumentCount
    return text(
      log.count(of: function) > 0
        ? """
        \(fake) cannot have received \(call): no call to \(function.rawValue) has \
        \(Wording.count(count, "argument")).
        Specify a value or a matcher for each argument that the fake records.
        """
        : """
        \(fake) cannot have received \(call): \(function.rawValue) has \
        \(Wording.count(count - 1, "argument")).
        If the fake really records one more string, match it with Argument.equal(to:).
        """,
      messageHint)
  }

  var notApplicableText: String {
    let (function, pattern) = (verification.function, verification.pattern)
    let closest = Mismatch.closest(to: pattern, of: function, among: log.calls)
    return text(
      pattern.condition == nil
        ? """
        \(fake) cannot have received \(call): no call has arguments of the types that the test specifies.
        Create the TypedFunction with the types of \(function.rawValue).
        """
        : """
        \(fake) cannot have received \(call): the closure can't be called with the arguments of any call.
        Give the closure the parameters of \(function.rawValue).
        """,
      closest.map { lines("Closest call", $0.index, $0.mismatch) } ?? [])
  }

  var lookAlikeText: String {
    let (function, pattern, calls) = (verification.function, verification.pattern, log.calls)
    let index = calls.firstIndex {
      $0.call.function == function && pattern.looksLike($0.arguments)
    }
    return text(
      """
      \(fake) did not receive \(call)\(since), but it did receive a call that looks the same.
      Specify the values of that call, or use Argument.equal(to:) if you mean a different value.
      """,
      index.map { lines("Look-alike call", $0, Mismatch(pattern, calls[$0].call)) } ?? [])
  }

  var unconfirmedText: String {
    text(
      """
      \(fake) received \(call) \(times)\(since) so far, \
      but the task that waits for more calls was cancelled before the timeout.
      """)
  }

  private var call: String { verification.text(in: log) }
  private var since: String { log.sinceText }
  private var times: String { Wording.times(received) }

  private func text(_ headline: String, _ details: [String] = []) -> String {
    ([headline] + details + log.evidence).joined(separator: "\n")
  }

  /// The call to the function that has the fewest mismatched arguments, and what is wrong with
  /// them.
  private var closestCall: [String] {
    let (function, pattern) = (verification.function, verification.pattern)
    guard isShort, !pattern.matchesEverything,
      let (index, mismatch) = Mismatch.closest(to: pattern, of: function, among: log.calls)
    else { return [] }
    return lines("Closest call", index, mismatch)
  }

  private var isShort: Bool { verification.count.isShort(received) }

  /// A call, and what is wrong with its arguments.
  private func lines(_ title: String, _ index: Int, _ mismatch: Mismatch) -> [String] {
    ["\(title), #\(index + 1) of \(log.count):", "  \(mismatch.call.text)"]
      + mismatch.lines.map { "    \($0)" }
  }
}

extension Verification {
  /// Describes the call that is verified.
  func text(in log: CallLog) -> String { pattern.text(of: function, in: log) }

  /// Returns what is wrong with the verification itself, if anything.
  package func mistake(of fake: FakeIdentity) -> Failure? {
    if let mistake = pattern.mistake { return .argumentMistake(mistake, fake, function) }
    return count.isNegative ? .negativeCount(count, fake, function) : nil
  }
}

extension CountSpecifier {
  /// The count in words: `at least once`, `exactly 3 times`, `never`.
  var text: String {
    switch self {
    case .exactly(0): "never"
    case .exactly(let count): "exactly \(Wording.times(count))"
    case .atLeast(let count): "at least \(Wording.times(count))"
    case .atMost(let count): "at most \(Wording.times(count))"
    case .between(let range) where range.count == 1: Self.exactly(range.lowerBound).text
    case .between(let range): "\(range.lowerBound) to \(range.upperBound) times"
    }
  }

  /// The count as it is written in Swift: `.atLeast(1)`.
  var code: String {
    guard case .between(let range) = self else { return ".\(self)" }
    return ".between(\(range.lowerBound)...\(range.upperBound))"
  }

  /// Whether a wrong number of calls is too low, rather than too high.
  func isShort(_ received: Int) -> Bool {
    switch self {
    case .exactly(let count): received < count
    case .atLeast: true
    case .atMost: false
    case .between(let range): received < range.lowerBound
    }
  }
}

extension Expectation {
  /// Describes an expectation that was never verified.
  var unverifiedText: String {
    """
    \(fake) was expected to receive \(verification.text(in: CallLog())) \
    \(verification.count.text), but the expectation was never verified.
    Call verify() on the fake before the test ends. \
    XCTest ends the test before tearDown(); verify in addTeardownBlock instead.
    """
  }
}
