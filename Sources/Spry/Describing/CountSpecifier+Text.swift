extension CountSpecifier {
  /// The count in words: `at least once`, `exactly 3 times`, `no calls`.
  var text: String {
    switch self {
    case .exactly(0): "no calls"
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
}
