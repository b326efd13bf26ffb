extension DidCallResult: CustomStringConvertible {
  /// All calls that the fake had recorded, numbered, one a line.
  public var recordedCallsDescription: String {
    log.isEmpty ? "no calls" : VerificationText.list(log).joined(separator: "\n")
  }

  /// What is missing or too much, with the evidence; empty where ``success`` is `true`.
  public var failureMessage: String { failure?.text ?? "" }

  /// The failure's message, or that the call was received, and the calls.
  public var description: String {
    failure?.text ?? "success; calls:\n\(recordedCallsDescription)"
  }

  /// What is wrong, or `nil` where ``success`` is `true`.
  package var failure: Failure? {
    if let mistake { return mistake }
    if success { return nil }
    if !isConfirmed, verification.count.allows(received) { return unlikely }
    // Where there should be calls, the closest one shows what is wrong.
    return verification.count.allows(0) ? unlikely ?? .notReceived(self) : .notReceived(self)
  }

  /// Why it does not follow from finding no call that none was made.
  package var unlikely: Failure? {
    isNotReceivable
      ? .notReceivable(self)
      : hasLookAlike ? .lookAlike(self) : isConfirmed ? nil : .unconfirmed(self)
  }

  /// What is wrong with the question itself.
  package var mistake: Failure? {
    if let mistake = verification.pattern.mistake {
      return .argumentMistake(mistake, fake, verification.function)
    }
    return verification.count.isNegative
      ? .negativeCount(verification.count, fake, verification.function) : nil
  }
}
