import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Long lists of stubs are shortened") struct StubListTests {
  private let store = FakeTrailStore()

  private func stub(_ count: Int) {
    for number in 1...count {
      store.stub(.trails, file: "/tests/StoreTests.swift", line: UInt(number)).with("\(number)")
        .andReturn([Trail]())
    }
  }

  @Test func listForAMissingStubIsShortened() {
    stub(1_000)
    let texts = failures { _ = store.trails(near: "Bern") }
    let lines = texts[0].split(separator: "\n")
    #expect(lines.count == 2 + 20 * 2 + 1 + 2)
    #expect(lines[2] == #"  1. with("1000"), at StoreTests.swift:1000"#)
    #expect(lines[3] == #"     near: expected "1000", received "Bern""#)
    #expect(lines[22] == "  … 980 more stubs …")
    #expect(lines[41] == #"  1000. with("1"), at StoreTests.swift:1"#)
  }

  @Test func listOfUnusedStubsIsShortened() {
    stub(30)
    for number in 1...200 { failures { _ = store.trails(near: "Bern \(number)") } }
    let text = store.record.hasNoUnusedStubs().text(adding: "") ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "FakeTrailStore has 30 unused stubs:")
    #expect(lines[1] == #"  1. trails(near:), with("1"), at StoreTests.swift:1"#)
    #expect(
      lines[2] == "     trails(near:) was called 200 times; the closest call:")
    #expect(lines[3] == #"       trails(near: "Bern 101")"#)
    #expect(lines.count == 1 + 20 * 4 + 1 + 1)
    #expect(lines[41] == "  … 10 more stubs …")
  }

  @Test func twentyOneStubsAreAllListed() {
    stub(21)
    #expect(
      failures { _ = store.trails(near: "Bern") }[0].split(separator: "\n").count == 2 + 42 + 2)
  }
}

@Suite("Differences between huge values") struct HugeDifferenceTests {
  @Test func onlyDifferencesOfHugeArraysAreShown() {
    var numbers = Array(0..<50_000)
    let expected = numbers
    numbers[49_998] = -1
    numbers[7] = -2
    expectMismatch(
      expected: expected, received: numbers,
      [
        "argument 1[7]: expected 7, received -2",
        "argument 1[49998]: expected 49998, received -1",
      ])
  }

  @Test func arraysOfDifferentLengths() {
    expectMismatch(
      expected: Array(0..<1_000), received: Array(0..<1_002),
      [
        "argument 1[1000]: unexpected 1000",
        "argument 1[1001]: unexpected 1001",
      ])
  }

  @Test func arraysOfObjects() {
    let peaks = (0..<1_000).map { _ in Luggage() }
    var others = peaks
    others[900] = Luggage()
    expectMismatch(
      expected: peaks, received: others,
      [
        "argument 1[900]: expected <Luggage>, received a different instance"
      ])
  }

  @Test func onlyDifferencesOfHugeDictionariesAreShown() {
    let expected = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("k\($0)", $0) })
    var actual = expected
    actual["k77"] = -1
    actual["k8"] = nil
    actual["z"] = 1
    expectMismatch(
      expected: expected, received: actual,
      [
        #"argument 1["k77"]: expected 77, received -1"#,
        #"argument 1["k8"]: missing 8"#,
        #"argument 1["z"]: unexpected 1"#,
      ])
  }

  @Test func differentCasesOfAnEnum() {
    let days = Array(repeating: 1_000_000, count: 12)
    let text = "[1000000, 1000000, 1000000, …, 1000000, 1000000, 1000000] (12 elements)"
    expectMismatch(
      expected: [Stop.hut(days: days, 1)], received: [Stop.peak(days: days)],
      [
        "argument 1[0]: expected .hut(days: \(text), 1), received .peak(days: \(text))"
      ])
  }

  @Test func hugeStringsAreShownAroundTheDifference() {
    let text = String(repeating: "añ👩‍🚀c", count: 20_000)
    expectMismatch(
      expected: text + "x" + text, received: text + "y" + text,
      [
        "argument 1: expected \"…añ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cxañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀…\", received \"…añ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cyañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀cañ👩‍🚀…\" (first difference at character 80001 of 160001)"
      ])
  }
}

private final class Luggage {}

private enum Stop: Equatable {
  case hut(days: [Int], Int)
  case peak(days: [Int])
}
