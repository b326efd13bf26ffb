import Spry
import SpryTestSupport
import Testing

@Suite struct StubRuleTests {
  /// Eight tasks create stubs at once, and no two stubs have the same number.
  @Test func concurrentStubsHaveUniqueNumbers() async {
    let numbers = await startTogether(8) { _ in
      (0..<20_000).map { _ in StubRule.numbers.next() }
    }
    #expect(Set(numbers.joined()).count == 160_000)
    for own in numbers { #expect(own == own.sorted()) }
  }
}
