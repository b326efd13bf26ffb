/// The expected number of calls.
public enum CountSpecifier: Sendable, Hashable {
  /// Exactly this many times.
  case exactly(Int)
  /// At least this many times.
  case atLeast(Int)
  /// At most this many times, including zero.
  case atMost(Int)
  /// A number of times within this range, including its bounds.
  case between(ClosedRange<Int>)

  /// Never; the same as `.exactly(0)`.
  public static var never: CountSpecifier { .exactly(0) }

  /// Exactly once; the same as `.exactly(1)`.
  public static var once: CountSpecifier { .exactly(1) }

  /// Exactly twice; the same as `.exactly(2)`.
  public static var twice: CountSpecifier { .exactly(2) }

  /// The least and the most calls that meet the expectation; the most is `nil` if there is no
  /// limit.
  var bounds: (least: Int, most: Int?) {
    switch self {
    case .exactly(let count): (count, count)
    case .atLeast(let least): (least, nil)
    case .atMost(let most): (0, most)
    case .between(let range): (range.lowerBound, range.upperBound)
    }
  }

  /// Whether a number of calls meets the expectation.
  package func allows(_ count: Int) -> Bool {
    count >= bounds.least && count <= bounds.most ?? .max
  }

  /// Whether the expected number is negative.
  package var isNegative: Bool { min(bounds.least, bounds.most ?? 0) < 0 }

  /// Whether a test that waits for the specified number of calls can stop waiting.
  ///
  /// If no call at all is allowed too, only the time limit or too many calls end the wait.
  package func isEnough(_ count: Int) -> Bool { isFinal(count) || allows(count) && !allows(0) }

  /// Whether the result of ``allows(_:)`` is final, whatever calls follow.
  package func isFinal(_ count: Int) -> Bool { bounds.most.map { count > $0 } ?? allows(count) }
}

extension CountSpecifier: ExpressibleByIntegerLiteral {
  /// Exactly this many times: `countSpecifier: 2` is the same as `countSpecifier: .exactly(2)`.
  public init(integerLiteral count: Int) { self = .exactly(count) }
}
