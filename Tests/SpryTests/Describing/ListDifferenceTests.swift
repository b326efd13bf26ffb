import Spry
import Testing

@Suite("Missing and unexpected elements") struct ListDifferenceTests {
  /// Huts whose names are so long that a list of them isn't printed in full.
  private func huts(_ names: String...) -> [String] {
    names.map { "\($0)" + String(repeating: "-", count: 30) }
  }

  private func name(_ name: String) -> String { huts(name)[0].debugDescription }

  @Test func insertedElementIsTheOnlyDifference() {
    let expected = huts("a", "b", "c", "d")
    for (index, received) in [
      huts("x", "a", "b", "c", "d"), huts("a", "x", "b", "c", "d"), huts("a", "b", "x", "c", "d"),
      huts("a", "b", "c", "x", "d"), huts("a", "b", "c", "d", "x"),
    ].enumerated() {
      expectMismatch(
        expected: expected, received: received, ["argument 1[\(index)]: unexpected \(name("x"))"])
      expectMismatch(
        expected: received, received: expected, ["argument 1[\(index)]: missing \(name("x"))"])
    }
  }

  @Test func severalChangesAreListedInOrder() {
    expectMismatch(
      expected: huts("a", "b", "c", "d", "e", "f", "g"),
      received: huts("b", "c", "x", "e", "f", "y", "z", "g"),
      [
        "argument 1[0]: missing \(name("a"))",
        "argument 1[3]: expected \(name("d")), received \(name("x"))",
        "argument 1[5]: unexpected \(name("y"))",
        "argument 1[6]: unexpected \(name("z"))",
      ])
  }

  @Test func insertionAndRemovalAreTwoDifferences() {
    expectMismatch(
      expected: huts("a", "b", "c", "d"), received: huts("x", "a", "b", "c"),
      ["argument 1[0]: unexpected \(name("x"))", "argument 1[3]: missing \(name("d"))"])
  }

  @Test func swappedElementsAreMissingAndUnexpected() {
    expectMismatch(
      expected: huts("a", "b", "c"), received: huts("b", "a", "c"),
      ["argument 1[0]: missing \(name("a"))", "argument 1[1]: unexpected \(name("a"))"])
  }

  @Test func listsWithNothingInCommonDifferAtEachIndex() {
    #expect(
      FakeNotebook.mismatch(expected: huts("a", "b", "c"), received: huts("x", "y")) == [
        "argument 1[0]: expected \(name("a")), received \(name("x"))",
        "argument 1[1]: expected \(name("b")), received \(name("y"))",
        "argument 1[2]: missing \(name("c"))",
      ])
    expectMismatch(
      expected: huts("a", "b", "c"), received: [String](),
      ["a", "b", "c"].enumerated().map { "argument 1[\($0)]: missing \(name($1))" })
  }

  @Test func tuplesInAListDifferByTheirParts() {
    let huts = (0..<50).map { (bed: $0, name: "hut number \($0)") }
    var others = huts
    others[30].name = "Berghaus"
    expectMismatch(
      expected: huts, received: others,
      [#"argument 1[30].name: expected "hut number 30", received "Berghaus""#])
    expectMismatch(
      expected: Array(huts.dropFirst()), received: huts,
      [#"argument 1[0]: unexpected (bed: 0, name: "hut number 0")"#])
  }

  @Test func nonplainElementsAreListedToo() {
    let huts = (0..<1_000).map { _ in Hut() }
    let other = Hut()
    expectMismatch(expected: huts, received: [other] + huts, ["argument 1[0]: unexpected <Hut>"])
    expectMismatch(
      expected: [Argument.pass("far") { _ in true }, 1, String(repeating: "a", count: 80)],
      received: [0, 1, 2, String(repeating: "a", count: 80)],
      ["argument 1[2]: unexpected 2"])
  }

  @Test(.timeLimit(.minutes(5))) func insertedElementOfAHugeListIsListedAlone() {
    var numbers = Array(0..<15_000)
    let expected = numbers
    numbers.insert(-1, at: 10_000)
    expectMismatch(expected: expected, received: numbers, ["argument 1[10000]: unexpected -1"])
  }

  /// Finding the fewest changes would take too long.
  @Test(.timeLimit(.minutes(5))) func hugeListsWithChangesFarApartAreComparedByIndex() {
    var numbers = Array(0..<15_000)
    let expected = numbers
    numbers.insert(-1, at: 0)
    numbers.remove(at: 10_000)
    expectMismatch(
      expected: expected, received: numbers,
      (0..<10).map { "argument 1[\($0)]: expected \($0), received \($0 - 1)" }
        + ["argument 1: there are more differences"])
  }

  @Test func manyChangesAreComparedByIndex() {
    let expected = (0..<400).map { "\($0)" }
    let lines = FakeNotebook.mismatch(expected: expected, received: expected.map { "x\($0)" })
    #expect(lines.count == 11)
    #expect(lines[0] == #"argument 1[0]: expected "0", received "x0""#)
  }

  @Test(.timeLimit(.minutes(5))) func insertedElementOfAHugeListOfObjectsIsListedAlone() {
    let huts = (0..<15_000).map { _ in Hut() }
    expectMismatch(expected: huts, received: [Hut()] + huts, ["argument 1[0]: unexpected <Hut>"])
  }

  @Test(.timeLimit(.minutes(5))) func lastElementOfAHugeListIsNamed() {
    let numbers = Array(0..<15_000) as [Any]
    expectMismatch(
      expected: numbers, received: Array(0..<14_999) + [7] as [Any],
      ["argument 1[14999]: expected 14999, received 7"])
    expectMismatch(expected: numbers, received: numbers + [7], ["argument 1[15000]: unexpected 7"])
  }

  @Test(.timeLimit(.minutes(5))) func middleElementOfAHugeListOfAnyIsNamed() {
    let numbers = Array(0..<20_000) as [Any]
    var others = numbers
    others[10_000] = "x"
    expectMismatch(
      expected: numbers, received: others,
      [#"argument 1[10000]: expected 10000 (Int), received "x" (String)"#])
  }

  @Test func linesOfAStringAreMissingOrUnexpected() {
    expectMismatch(
      expected: "a\nb\nc", received: "x\na\nb\nc", [#"argument 1, line 1: unexpected "x""#])
    expectMismatch(expected: "a\nb\nc\n", received: "a\nc\n", [#"argument 1, line 2: missing "b""#])
  }

  @Test func setsDifferByMissingAndUnexpectedElements() {
    let shared = huts("a", "b", "c")
    expectMismatch(
      expected: Set(shared + huts("e", "d")), received: Set(shared + huts("z", "y", "x")),
      [
        "argument 1: missing \(name("d"))", "argument 1: missing \(name("e"))",
        "argument 1: unexpected \(name("x"))", "argument 1: unexpected \(name("y"))",
        "argument 1: unexpected \(name("z"))",
      ])
  }

  @Test func shortSetsArePrintedSorted() {
    expectMismatch(
      expected: Set(["c", "a", "b"]), received: Set(["d"]),
      [#"argument 1: expected ["a", "b", "c"], received ["d"]"#])
  }

  @Test(.timeLimit(.minutes(5))) func onlyDifferencesOfHugeSetsAreListed() {
    let numbers = Set(0..<15_000)
    expectMismatch(
      expected: numbers.union([-1]), received: numbers.union([-2]),
      ["argument 1: missing -1", "argument 1: unexpected -2"])
    expectMismatch(expected: numbers, received: Set(1..<15_000), ["argument 1: missing 0"])
    #expect(
      FakeNotebook.mismatch(expected: numbers, received: 1).first
        == "argument 1: expected […] (15000 elements) (Set<Int>), received 1 (Int)")
  }
}

private final class Hut {}
