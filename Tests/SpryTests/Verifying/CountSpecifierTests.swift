import Spry
import Testing

@Suite struct CountSpecifierTests {
  @Test(
    arguments: [
      (.exactly(2), [2]),
      (.atLeast(2), [2, 3, 4]),
      (.atMost(2), [0, 1, 2]),
      (.between(1...3), [1, 2, 3]),
      (.never, [0]),
      (.once, [1]),
    ] as [(CountSpecifier, [Int])])
  func allowsTheSpecifiedCounts(specifier: CountSpecifier, counts: [Int]) {
    #expect((0...4).filter(specifier.allows) == counts)
  }
}
