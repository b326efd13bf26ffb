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
