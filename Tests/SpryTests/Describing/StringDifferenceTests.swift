import Spry
import Testing

@Suite("Differences between two strings") struct StringDifferenceTests {
  @Test func stringsOf80CharactersAreShownInFull() {
    let start = String(repeating: "a", count: 79)
    expectMismatch(
      expected: start + "b", received: start + "c",
      ["argument 1: expected \"\(start)b\", received \"\(start)c\""])
  }

  @Test func longerStringsAreShownAroundTheDifference() {
    let start = String(repeating: "a", count: 80)
    let before = String(repeating: "a", count: 20)
    #expect(
      FakeNotebook.mismatch(expected: start + "b", received: start + "c") == [
        "argument 1: expected \"…\(before)b\", received \"…\(before)c\" "
          + "(first difference at character 81 of 81)"
      ])
    // The length of the longer string decides.
    #expect(
      FakeNotebook.mismatch(expected: "b", received: start + "c") == [
        "argument 1: expected \"b\", received \"\(before)\(before)…\" "
          + "(first difference at character 1 of 1)"
      ])
  }

  @Test func ellipsesMarkOmittedCharacters() {
    func text(_ letter: String, before: Int, after: Int) -> String {
      String(repeating: "a", count: before) + letter + String(repeating: "z", count: after)
    }
    func mismatch(before: Int, after: Int) -> [String] {
      FakeNotebook.mismatch(
        expected: text("b", before: before, after: after),
        received: text("c", before: before, after: after))
    }
    let twenty = String(repeating: "a", count: 20)
    let nineteen = String(repeating: "z", count: 19)
    #expect(
      mismatch(before: 20, after: 80) == [
        "argument 1: expected \"\(twenty)b\(nineteen)…\", received \"\(twenty)c\(nineteen)…\" "
          + "(first difference at character 21 of 101)"
      ])
    #expect(
      mismatch(before: 80, after: 19) == [
        "argument 1: expected \"…\(twenty)b\(nineteen)\", received \"…\(twenty)c\(nineteen)\" "
          + "(first difference at character 81 of 100)"
      ])
    #expect(
      mismatch(before: 80, after: 20) == [
        "argument 1: expected \"…\(twenty)b\(nineteen)…\", received \"…\(twenty)c\(nineteen)…\" "
          + "(first difference at character 81 of 101)"
      ])
  }

  /// The lines `1` to `count`, each followed by a letter.
  private func lines(_ count: Int, _ letter: String) -> String {
    (1...count).map { "\($0)\(letter)" }.joined(separator: "\n")
  }

  private func differences(_ count: Int) -> [String] {
    (1...count).map { "argument 1, line \($0): expected \"\($0)a\", received \"\($0)b\"" }
  }

  @Test func fiveLinesAreListed() {
    expectMismatch(expected: lines(5, "a"), received: lines(5, "b"), differences(5))
  }

  @Test func onlyFiveOfSixLinesAreListed() {
    expectMismatch(
      expected: lines(6, "a"), received: lines(6, "b"),
      differences(5) + ["argument 1: and 1 more line"])
    expectMismatch(
      expected: lines(7, "a"), received: lines(7, "b"),
      differences(5) + ["argument 1: and 2 more lines"])
    expectMismatch(
      expected: lines(30, "a"), received: lines(30, "b"),
      differences(5) + ["argument 1: and 25 more lines"])
  }

  @Test func equalLinesDoNotCount() {
    expectMismatch(
      expected: "1\n2\n" + lines(5, "a"), received: "1\n2\n" + lines(5, "b"),
      (1...5).map { "argument 1, line \($0 + 2): expected \"\($0)a\", received \"\($0)b\"" })
  }

  @Test(
    "Strings that look the same are printed with the scalars that differ",
    arguments: [
      ("👨\u{200D}👩", "👨👩", "👨\\u{200D}👩"), ("a\u{34F}", "a", "a\\u{034F}"),
      ("a\u{FE0F}", "a", "a\\u{FE0F}"), ("a\u{3164}", "a", "a\\u{3164}"),
      ("a\u{E000}", "a", "a\\u{E000}"), ("a\u{200C}b", "ab", "a\\u{200C}b"),
      ("a\u{E0061}", "a", "a\\u{000E0061}"), ("a\u{FFA0}", "a", "a\\u{FFA0}"),
      ("a\u{E0100}", "a", "a\\u{000E0100}"), ("a\u{2060}b", "ab", "a\\u{2060}b"),
      ("a\u{F0000}", "a", "a\\u{000F0000}"), ("a\u{115F}", "a", "a\\u{115F}"),
      ("e\u{301}\u{200D}", "e\u{301}", "e\u{301}\\u{200D}"),
    ])
  func invisibleScalars(expected: String, received: String, text: String) {
    expectMismatch(
      expected: expected, received: received,
      ["argument 1: expected \"\(text)\", received \"\(received)\""])
  }

  @Test func invisibleScalarsOfTheReceivedStringArePrinted() {
    expectMismatch(
      expected: "👨👩", received: "👨\u{200D}👩",
      [#"argument 1: expected "👨👩", received "👨\u{200D}👩""#])
  }

  @Test func invisibleScalarsOfCharactersAndKeysArePrinted() {
    expectMismatch(
      expected: Character("a\u{FE0F}"), received: Character("a"),
      [#"argument 1: expected "a\u{FE0F}", received "a""#])
    expectMismatch(
      expected: ["a\u{FE0F}": 1], received: ["a": 1],
      [#"argument 1: expected ["a\u{FE0F}": 1], received ["a": 1]"#])
    expectMismatch(
      expected: ["a\u{200D}"], received: ["a"],
      [#"argument 1: expected ["a\u{200D}"], received ["a"]"#])
    expectMismatch(
      expected: Substring("a\u{FE0F}"), received: Substring("a"),
      [#"argument 1: expected "a\u{FE0F}", received "a""#])
  }

  @Test func linesThatEndWithCarriageReturnsAreCompared() {
    expectMismatch(
      expected: "one\r\ntwo\r\n", received: "one\r\nthree\r\n",
      [#"argument 1, line 2: expected "two", received "three""#])
    expectMismatch(
      expected: "one\r\ntwo", received: "one\ntwo",
      [#"argument 1: expected "one\r\ntwo", received "one\ntwo""#])
    expectMismatch(
      expected: "one\r\n\r\ntwo\r\n", received: "one\r\ntwo\r\n",
      [#"argument 1, line 2: missing """#])
  }

  @Test func additionalCharactersAreNotCountedBeyondTheEnd() {
    let text = String(repeating: "a", count: 99)
    #expect(
      FakeNotebook.mismatch(expected: text, received: text + "b") == [
        """
        argument 1: expected "…aaaaaaaaaaaaaaaaaaaa", received "…aaaaaaaaaaaaaaaaaaaab" \
        (more characters follow the 99 expected ones)
        """
      ])
  }
}
