import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("How values are printed") struct ValueTextTests {
  private func text(_ value: Any?) -> String? { FakeNotebook.text(value) }

  // The second one has more than 200 bytes.
  @Test(arguments: ["a", "é"]) func stringsOfUpTo200CharactersAreShownInFull(character: String) {
    let long = String(repeating: character, count: 200)
    #expect(text(long) == "\"\(long)\"")
  }

  @Test func middleOfLongerStringsIsOmitted() {
    let half = String(repeating: "a", count: 100)
    let end = String(repeating: "z", count: 100)
    #expect(text(half + "b" + end) == "\"\(half)\" … \"\(end)\" (201 characters)")
  }

  @Test(arguments: [0, 1, 20, 21]) func listsOfUpTo21ElementsAreShownInFull(count: Int) {
    #expect(text(Array(0..<count)) == "[\((0..<count).map(String.init).joined(separator: ", "))]")
  }

  @Test func middleOfLongerListsIsOmitted() {
    #expect(
      text(Array(1...22))
        == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] "
        + "(22 elements)")
  }

  @Test func dictionariesAreShortenedAtTheEnd() {
    func entries(_ count: Int) -> [Int: Int] {
      Dictionary(uniqueKeysWithValues: (100..<100 + count).map { ($0, 0) })
    }
    let shown = (100..<120).map { "\($0): 0" }.joined(separator: ", ")
    #expect(text(entries(20)) == "[\(shown)]")
    let (first, last) = ((100..<110).map { "\($0): 0" }, (112..<122).map { "\($0): 0" })
    #expect(
      text(entries(22)) == "[\((first + ["…"] + last).joined(separator: ", "))] (22 elements)")
    #expect(text([Int: Int]()) == "[:]")
  }

  @Test func dictionariesOfOtherTypesShowTheirEntries() {
    #expect(text(["bread": 2, "salt": 1] as KeyValuePairs) == #"["bread": 2, "salt": 1]"#)
    #expect(text(NSDictionary(dictionary: ["b": 2, "a": "c"])) == #"["a": "c", "b": 2]"#)
  }

  @Test func matchersInCollectionsArePrintedAsElsewhere() {
    #expect(
      text([Argument.nonNil, Argument.captor()] as [Any]) == "[not nil, anything (captured)]")
  }

  private struct Point {
    let pair: (Int, String)
    var sum: Int { pair.0 }
    subscript(index: Int) -> Int { index }
  }

  @Test func keyPathsHaveNoAddresses() {
    #expect(text(\Trail.name) == #"\Trail.name"#)
    #expect(text(\Point.sum.description) == #"\Point.(Int).(String)"#)
    #expect(text(\Point.pair.0) == #"\Point.pair.0"#)
    #expect(text(\(Int, String).0) == #"\(Int, String).0"#)
    #expect(text([\Point[1]]) == #"[\Point.(Int)]"#)
    #expect(text(\(first: Int, second: String).second) == #"\(first: Int, second: String).second"#)
    #expect(text(["a": \Point.sum]) == #"["a": \Point.(Int)]"#)
  }

  private struct Note: CustomStringConvertible, Equatable {
    let description: String
  }

  @Test("Descriptions that a test provides are escaped and shortened")
  func ownDescriptions() {
    #expect(text(Note(description: "a \"b\" \\c")) == "a \"b\" \\c")
    #expect(
      text(Note(description: "a\n\t\u{1B}[31m\u{202E}\0")) == "a\\n\\t\\u{1B}[31m\\u{202E}\\0")
    #expect(text(Note(description: "👨\u{200D}👩 é")) == "👨\u{200D}👩 é")
    let long = String(repeating: "a", count: 1_000)
    let half = String(repeating: "a", count: 100)
    #expect(text(Note(description: long)) == "\(half) … \(half) (1000 characters)")
  }

  private struct Failing: Error, CustomDebugStringConvertible {
    var debugDescription: String { "steep\u{1B}[0m\r\n\u{200B}" }
  }

  @Test func otherDescriptionsThatATestProvidesAreEscapedToo() {
    let escaped = #"steep\u{1B}[0m\r\n\u{200B}"#
    #expect(text(Failing()) == escaped)
    #expect(text([Failing()]) == "[\(escaped)]")
    #expect(text(["a": Note(description: "b\n")]) == #"["a": b\n]"#)
    #expect(text(Result<Int, Failing>.failure(Failing())) == ".failure(\(escaped))")
  }

  @Test func descriptionOfAMillionCharactersMakesAShortFailure() {
    let notebook = FakeNotebook()
    notebook.note(Note(description: String(repeating: "a", count: 1_000_000)))
    let half = String(repeating: "a", count: 100)
    let note = "\(half) … \(half) (1000000 characters)"
    #expect(
      notebook.didCall(.note, with: 1).failureMessage.evidence == [
        "note(\(note))",
        "argument 1: expected 1 (Int), received \(note) (ValueTextTests.Note)",
        "1. note(\(note))",
      ])
  }

  @Test func valuesArePrintedSixLevelsDeep() {
    func nested(_ depth: Int) -> Any { (0..<depth).reduce(1 as Any) { value, _ in [value] } }
    #expect(text(nested(5)) == "[[[[[1]]]]]")
    #expect(text(nested(6)) == "[[[[[[…]]]]]]")
  }
}

@Suite("Values in lines to paste") struct LiteralTextTests {
  private enum Season { case summer }

  /// An enum that hides the names of its cases, which a line to paste would need.
  private enum Direction: CustomStringConvertible, Equatable {
    case north
    var description: String { "up" }
  }

  private enum Route { case walk(hours: Int) }

  /// The code for an argument in the line to paste for a missing stub.
  private func literal(_ argument: Any?) -> String {
    let texts = failures { _ = FakeRanger().anything(argument, as: Int.self) }
    let line = texts.first?.split(separator: "\n").last ?? ""
    return String(
      line.dropFirst("Add: fake.stub(.anything).with(".count)
        .dropLast(").andReturn(<#Int#>)".count))
  }

  @Test func casesWithoutPayloadAreCode() {
    #expect(literal(Season.summer) == "LiteralTextTests.Season.summer")
    #expect(literal(Direction.north) == "LiteralTextTests.Direction.north")
    #expect(literal(Route.walk(hours: 2)) == "<#LiteralTextTests.Route#>")
  }

  @Test func simpleValuesAreCode() {
    #expect(literal("a \"b\"") == #""a \"b\"""#)
    #expect(literal(7) == "7")
    #expect(literal(-2.5) == "-2.5")
    #expect(literal(true) == "true")
    #expect(literal(nil) == "nil")
    #expect(literal(Int.self) == "Int.self")
    #expect(literal(Int64(7)) == "7 as Int64")
    #expect(literal(Double.infinity) == "<#Double#>")
    #expect(literal(Data("a".utf8)) == "<#Data#>")
    #expect(literal([1]) == "<#[Int]#>")
    let long = String(repeating: "a", count: 201)
    #expect(literal(long) == "<#String#>")
  }
}

@Suite("How nested matchers are printed") struct MatcherPartTests {
  private let steep = Argument.where(\Trail.ascent, .in(500...))

  @Test func nestedPropertyMatcherIsParenthesized() {
    #expect("\(steep)" == #"Trail where \.ascent is in 500..."#)
    #expect("\(Argument.not(steep))" == #"not (Trail where \.ascent is in 500...)"#)
    #expect(
      "\(Argument.all(of: steep, .nonNil))" == #"(Trail where \.ascent is in 500...) and not nil"#)
    #expect(
      "\(Argument.any(of: .nil, steep))" == #"nil or (Trail where \.ascent is in 500...)"#)
  }

  @Test func singleMatcherIsNotParenthesized() {
    #expect("\(Argument.all(of: steep))" == #"Trail where \.ascent is in 500..."#)
    #expect("\(Argument.not(.all(of: .nonNil)))" == "not not nil")
  }

  @Test func severalNestedMatchersAreParenthesized() {
    let either = Argument.any(of: .nil, .equal(to: 3))
    #expect("\(Argument.not(either))" == "not (nil or equal to 3)")
    #expect("\(Argument.all(of: either, .nonNil))" == "(nil or equal to 3) and not nil")
    #expect("\(Argument.not(.contains(1, 2)))" == "not (containing 1 and 2)")
    #expect("\(Argument.not(.contains(1)))" == "not containing 1")
  }
}
