import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("How values are printed") struct ValueTextTests {
  /// The argument as a recorded call prints it.
  private func text(_ value: Any?) -> String? {
    let notebook = FakeNotebook()
    notebook.note(value)
    return notebook.recordedCalls.first.map { "\($0.description.dropFirst(5).dropLast())" }
  }

  @Test func textsOfUpTo200CharactersAreWhole() {
    let long = String(repeating: "a", count: 200)
    #expect(text(long) == "\"\(long)\"")
  }

  @Test func ofLongerTextsTheMiddleIsLeftOut() {
    let half = String(repeating: "a", count: 100)
    let end = String(repeating: "z", count: 100)
    #expect(text(half + "b" + end) == "\"\(half)\" … \"\(end)\" (201 characters)")
  }

  @Test(arguments: [0, 1, 20, 21]) func listsOfUpTo21ElementsAreWhole(count: Int) {
    #expect(text(Array(0..<count)) == "[\((0..<count).map(String.init).joined(separator: ", "))]")
  }

  @Test func ofLongerListsTheMiddleIsLeftOut() {
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
    #expect(text(entries(21)) == "[\(shown), …] (21 entries)")
    #expect(text([Int: Int]()) == "[:]")
  }

  @Test func valuesAreLookedIntoSixDeep() {
    func nested(_ depth: Int) -> Any { (0..<depth).reduce(1 as Any) { value, _ in [value] } }
    #expect(text(nested(5)) == "[[[[[1]]]]]")
    #expect(text(nested(6)) == "[[[[[[…]]]]]]")
  }
}

@Suite("Values in a line to paste") struct LiteralTextTests {
  private enum Season { case summer }

  /// Hides the name of its case, which a line to paste would need.
  private enum Weather: CustomStringConvertible {
    case sun
    var description: String { "sunny" }
  }

  private enum Route { case walk(hours: Int) }

  /// What stands for an argument in the line that a missing stub gives.
  private func literal(_ argument: Any?) -> String {
    let texts = failures { _ = FakeRanger().anything(argument, as: Int.self) }
    let line = texts.first?.split(separator: "\n").last ?? ""
    return String(
      line.dropFirst("Write: fake.stub(.anything).with(".count)
        .dropLast(").andReturn(<#Int#>)".count))
  }

  @Test func enumsAreCodeWhereTheyDoNotDescribeThemselves() {
    #expect(literal(Season.summer) == "Season.summer")
    #expect(literal(Weather.sun) == "<#Weather#>")
    #expect(literal(Route.walk(hours: 2)) == "<#Route#>")
  }

  @Test func simpleValuesAreCode() {
    #expect(literal("a \"b\"") == #""a \"b\"""#)
    #expect(literal(7) == "7")
    #expect(literal(-2.5) == "-2.5")
    #expect(literal(true) == "true")
    #expect(literal(nil) == "nil")
    #expect(literal(Int.self) == "Int.self")
    #expect(literal(Int64(7)) == "<#Int64#>")
  }

  @Test func listsAreCodeWhereAllTheirElementsAre() {
    #expect(literal([Season.summer, .summer]) == "[Season.summer, Season.summer]")
    #expect(literal([1, Weather.sun] as [Any]) == "<#[Any]#>")
    #expect(literal([Int]()) == "<#[Int]#>")
  }
}

@Suite("How matchers that consist of matchers are printed") struct MatcherPartTests {
  private let steep = Argument.where(\Trail.ascent, .in(500...))

  @Test func aPropertyInsideOfAMatcherStandsInParentheses() {
    #expect("\(steep)" == #"Trail whose \.ascent is in 500..."#)
    #expect("\(Argument.not(steep))" == #"not (Trail whose \.ascent is in 500...)"#)
    #expect(
      "\(Argument.all(of: steep, .nonNil))" == #"(Trail whose \.ascent is in 500...) and not nil"#)
    #expect(
      "\(Argument.any(of: .nil, steep))" == #"nil or (Trail whose \.ascent is in 500...)"#)
  }

  @Test func oneMatcherAloneNeedsNone() {
    #expect("\(Argument.all(of: steep))" == #"Trail whose \.ascent is in 500..."#)
    #expect("\(Argument.not(.all(of: .nonNil)))" == "not not nil")
  }

  @Test func severalMatchersInsideOfOneStandInParentheses() {
    let either = Argument.any(of: .nil, .equal(to: 3))
    #expect("\(Argument.not(either))" == "not (nil or equal to 3)")
    #expect("\(Argument.all(of: either, .nonNil))" == "(nil or equal to 3) and not nil")
    #expect("\(Argument.not(.contains(1, 2)))" == "not (containing 1 and 2)")
    #expect("\(Argument.not(.contains(1)))" == "not containing 1")
  }
}
