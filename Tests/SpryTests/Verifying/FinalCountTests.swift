import Spry
import Testing

/// A wait ends as soon as no further call can change its result, and no sooner.
@Suite struct FinalCountTests {
  @Test(
    arguments: [
      (.exactly(2), [3, 4, 5]),
      (.atLeast(2), [2, 3, 4, 5]),
      (.atMost(2), [3, 4, 5]),
      (.between(1...3), [4, 5]),
      (.between(3...3), [4, 5]),
      (.never, [1, 2, 3, 4, 5]),
      (.once, [2, 3, 4, 5]),
    ] as [(CountSpecifier, [Int])])
  func countIsFinalWhenNoCallCanChangeTheResult(specifier: CountSpecifier, counts: [Int]) {
    #expect((0...5).filter(specifier.isFinal) == counts)
  }

  /// Once a count is final, further calls don't change whether it is allowed.
  @Test(
    arguments: [.exactly(2), .atLeast(2), .atMost(2), .between(1...3), .never]
      as [CountSpecifier])
  func resultDoesNotChangeAfterAFinalCount(specifier: CountSpecifier) {
    for count in 0...5 where specifier.isFinal(count) {
      #expect(specifier.isFinal(count + 1))
      #expect(specifier.allows(count) == specifier.allows(count + 1))
    }
  }

  @Test(
    arguments: [
      (.exactly(2), [2, 3, 4, 5]),
      (.atLeast(2), [2, 3, 4, 5]),
      (.atLeast(0), [0, 1, 2, 3, 4, 5]),
      (.atMost(2), [3, 4, 5]),
      (.between(0...3), [4, 5]),
      (.between(1...3), [1, 2, 3, 4, 5]),
      (.never, [1, 2, 3, 4, 5]),
      (.once, [1, 2, 3, 4, 5]),
    ] as [(CountSpecifier, [Int])])
  func waitEndsWhenTheCountIsReached(specifier: CountSpecifier, counts: [Int]) {
    #expect((0...5).filter(specifier.isEnough) == counts)
  }
}
