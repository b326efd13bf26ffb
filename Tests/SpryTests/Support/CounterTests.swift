import Spry
import Testing

@Suite struct CounterTests {
  @Test func advancesOnlyFromItsCurrentValue() {
    let counter = Counter()
    #expect(counter.advance(from: 0))
    #expect(!counter.advance(from: 0))
    #expect(counter.advance(from: 1))
    #expect(counter.value == 2)
  }

  @Test func isMarkedOnce() {
    let counter = Counter()
    counter.mark()
    #expect(counter.value == 1)
    counter.mark()
    #expect(counter.value == 1)
  }
}
