import Spry
import Testing

@Suite struct WordingTests {
  @Test(arguments: [(0, "0 calls"), (1, "1 call"), (2, "2 calls")])
  func countsAgreeWithTheirNouns(number: Int, text: String) {
    #expect(Wording.count(number, "call") == text)
  }

  @Test(arguments: [(0, "0 times"), (1, "once"), (2, "twice"), (3, "3 times"), (21, "21 times")])
  func timesAreWordsUpToTwo(number: Int, text: String) {
    #expect(Wording.times(number) == text)
  }
}
