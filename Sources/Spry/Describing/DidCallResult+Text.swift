extension DidCallResult: CustomStringConvertible {
  /// All calls that the fake had recorded, numbered, one per line.
  public var recordedCallsDescription: String {
    log.isEmpty ? "no calls" : VerificationText.list(log).joined(separator: "\n")
  }

  /// Describes the missing or unexpected calls, with the evidence; empty if ``success`` is `true`.
  public var failureMessage: String { failure?.text ?? "" }

  /// The failure message, or a note of the success, followed by all calls.
  public var description: String {
    failure?.text ?? "success; calls:\n\(recordedCallsDescription)"
  }

  /// What is wrong, or `nil` where ``success`` is `true`.
  package var failure: Failure? {
    if let mistake { return mistake }
    if success { return nil }
    // Where there should be calls, the closest one shows what is wrong.
    let count = verification.count
    return count.allows(0) || count.allows(received)
      ? doubtfulSilence ?? .notReceived(self) : .notReceived(self)
  }

  /// Why not finding a call doesn't prove that there was none.
  package var doubtfulSilence: Failure? {
    switch doubt {
    case .notReceivable: .notReceivable(self)
    case .lookAlike: .lookAlike(self)
    case .unconfirmed: .unconfirmed(self)
    case nil: nil
    }
  }

  /// What is wrong with the question itself.
  package var mistake: Failure? { verification.mistake(of: fake) }
}

extension Verification {
  /// What is wrong with the question itself.
  package func mistake(of fake: FakeIdentity) -> Failure? {
    if let mistake = pattern.mistake { return .argumentMistake(mistake, fake, function) }
    return count.isNegative ? .negativeCount(count, fake, function) : nil
  }
}
