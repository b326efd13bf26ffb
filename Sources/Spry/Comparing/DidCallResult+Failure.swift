extension DidCallResult {
  /// What is wrong, or `nil` if ``success`` is `true`.
  package var failure: Failure? {
    if let mistake { return mistake }
    if success { return nil }
    // Otherwise calls were expected, and the closest one shows what is wrong.
    let isDoubtful = verification.count.allows(received) || doubt == .notRecorded
    return (isDoubtful ? doubtfulSilence : nil) ?? .notReceived(self)
  }

  /// Why not finding a call doesn't prove that there was none.
  package var doubtfulSilence: Failure? { doubt.map { .doubtful(self, $0) } }

  /// What is wrong with the verification itself.
  package var mistake: Failure? { verification.mistake(of: fake) }
}

extension Verification {
  /// Returns what is wrong with the verification itself, if anything.
  package func mistake(of fake: FakeIdentity) -> Failure? {
    if let mistake = call.pattern.mistake { return .argumentMistake(mistake, fake, call.function) }
    return count.isNegative ? .negativeCount(count, fake, call.function) : nil
  }
}
