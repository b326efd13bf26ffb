import Spry
import Testing

/// A wait may end as soon as no further call can change the verdict, and not before.
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
  func aCountIsFinal(specifier: CountSpecifier, counts: [Int]) {
    #expect((0...5).filter(specifier.isFinal) == counts)
  }

  /// From a final count on, one more call never changes whether it is as specified.
  @Test(
    arguments: [.exactly(2), .atLeast(2), .atMost(2), .between(1...3), .never]
      as [CountSpecifier])
  func afterAFinalCountNothingChanges(specifier: CountSpecifier) {
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
