extension DidCallResult: CustomStringConvertible {
  /// All calls that the fake had recorded, numbered, one per line.
  public var recordedCallsDescription: String {
    log.isEmpty ? "no calls" : log.numbered.joined(separator: "\n")
  }

  /// Describes the missing or unexpected calls, with the evidence; empty if ``success`` is `true`.
  public var failureMessage: String { failure?.text ?? "" }

  /// The failure message, or a note of the success with all calls.
  public var description: String { failure?.text ?? "Success. Calls:\n\(recordedCallsDescription)" }

  // The texts of failed verifications.

  var notReceivedText: String {
    let expected = count == .atLeast(1) ? "" : ", expected \(count.text)"
    // If there are too few calls, the closest one shows what is wrong.
    let isShort = received < count.bounds.least
    return text(
      "\(fake) \(event)\(since)\(isShort ? wait.text : "")\(expected).",
      isShort ? messageHint + unrecordedHint + closestCall() : [])
  }

  /// How often the call was received: `did not receive rest()`, `received rest() twice`.
  private var event: String {
    received == 0 ? "did not receive \(call)" : "received \(call) \(Wording.times(received))"
  }

  /// A hint for a message that seems to have been taken for an argument.
  private var messageHint: [String] {
    guard let message = verification.surplusMessage(in: log) else { return [] }
    return [
      "If \(ValueText.describe(message)) is meant as the assertion's message, pass it after a labeled argument:",
      "  countSpecifier: \(count.code), \(message.quoted)",
    ]
  }

  /// A hint for a member, usually a getter, that was called but doesn't record that.
  private var unrecordedHint: [String] {
    let calls = log.calls(of: function)
    let isUnrecorded = calls.unrecorded != nil && calls.entries.isEmpty && pattern.matchesEverything
    return isUnrecorded || calls.isUnrecorded ? [function.unrecordedHint] : []
  }

  var receivedText: String {
    let expected = count == .atLeast(1) ? "no calls" : "anything but \(count.text)"
    return text("\(fake) \(event)\(since), expected \(expected).")
  }

  func text(ofMissingCallAt index: Int) -> String {
    text("\(fake) \(event)\(since), so there is no call at index \(index).")
  }

  func text(of doubt: Doubt) -> String {
    switch doubt {
    case .notRecorded:
      text("\(fake) can't tell whether it received \(call)\(since).", unrecordedHint)
    case .notReceivable:
      text(
        """
        \(fake) can't have received \(call): no call to \(function.rawValue) has \
        \(Wording.count(pattern.argumentCount, "argument")).
        """,
        (messageHint.isEmpty
          ? ["Specify a value or a matcher for each argument that the fake records."] : messageHint)
          + (log.calls(of: function).entries.isEmpty
            ? ["Otherwise, wrap it in \(fake.matcher)equal(to:)."] : []))
    case .notApplicable:
      text(
        """
        \(fake) can't have received \(call): the closure can't be called with the arguments of any call.
        Give the closure the parameters of \(function.rawValue).
        """, closestCall())
    case .lookAlike:
      text(
        """
        \(fake) \(event)\(since), \(received == 0 ? "but it received" : "and") a call that looks like it.
        Spry can't tell whether you mean that call. If you do, specify its values with the same types.
        If you don't, wrap a value in \(fake.matcher)equal(to:), an object in \(fake.matcher)identical(to:), or a matcher in \(fake.matcher)all(of: .isType(<#type#>.self), <#matcher#>).
        """, closestCall("Similar call", limit: log.count))
    case .unconfirmed:
      text("\(fake) \(event)\(since) so far, but the waiting task was canceled before the timeout.")
    }
  }

  private var function: FunctionName { verification.call.function }
  private var count: CountSpecifier { verification.count }
  private var pattern: ArgumentPattern { verification.call.pattern }
  private var call: String { verification.call.text(in: log) }
  private var since: String { log.beginning.afterText }

  private func text(_ headline: String, _ details: [String] = []) -> String {
    // Calls that aren't recorded may have been received.
    let evidence = log.isEmpty && !unrecordedHint.isEmpty ? [] : log.evidence
    return ([headline] + details + evidence).joined(separator: "\n")
  }

  /// The call whose arguments look like the specified ones or, if none do, have the fewest
  /// mismatches, and what is wrong with them.
  private func closestCall(
    _ title: String = "Closest call", limit: Int = ClosestCall.searchLimit
  ) -> [String] {
    ClosestCall.find(verification.call, among: log.calls, limit: limit).map { index, mismatch in
      ["\(title), #\(index + 1) of \(log.count):", "  \(mismatch.call.text)"]
        + mismatch.lines.map { "    \($0)" }
    } ?? []
  }
}
