import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A value with parts, for key paths with more than one component.
private struct Hut {
  var trail: Trail
  var beds: Int?
  var size: String { beds.map { $0 > 20 ? "large" : "small" } ?? "unknown" }
}

private final class Poster: Equatable, CustomStringConvertible {
  let description: String
  private let number: Int

  init(_ description: String, _ number: Int) {
    self.description = description
    self.number = number
  }

  static func == (left: Poster, right: Poster) -> Bool { left.number == right.number }
}

private struct Drawing {
  var scribble: Scribble
  var width: Double
}

extension Argument {
  fileprivate static var steep: Argument {
    .pass("a steep trail") { (trail: Trail) in trail.ascent > 500 }
  }
  fileprivate static var flat: Argument { .not(.steep) }
}

@Suite struct ArgumentMatchersTests {
  private func matches(_ argument: Argument, _ actual: Any?) -> Bool {
    Argument(argument).matches(actual)
  }

  /// The text that a failure prints for an argument that doesn't match.
  private func reason(_ specified: Any?, _ actual: Any?) -> String {
    let lines = FakeNotebook.mismatch(expected: specified, received: actual)
    return lines.map { String($0.dropFirst("argument 1: ".count)) }.joined(separator: "\n")
  }

  /// Otherwise, Swift would choose a type of which nothing is known but that it has a `nil`.
  @Test func closuresThatMentionNilReceiveEveryArgument() {
    let closures: [Argument] = [
      .pass { $0 != nil }, .where { $0 != nil }, .pass("given") { $0 != nil },
      .pass { $0 != nil && $0 is Int },
      .where { value in
        guard let value else { return false }
        return "\(value)" == "3"
      },
    ]
    for closure in closures { #expect([3, nil].map { matches(closure, $0) } == [true, false]) }
    #expect(matches(.where { $0 == 3 }, 3))
    #expect(!matches(.where { $0 == 3 }, 4))
  }

  @Test func objectsThatPrintLikeTheExpectedOnesAreToldApart() {
    let hint = "which is a different instance or has changed since the call"
    let (object, other) = (FakeNotebook(), FakeNotebook())
    let text = "<FakeNotebook>"
    #expect(
      reason(Argument.identical(to: object), other)
        == "expected identical to \(text), received \(text) (FakeNotebook), \(hint)")
    #expect(
      reason(Argument.any(of: object, 5), other)
        == "expected \(text) or 5, received \(text) (FakeNotebook), \(hint)")
  }

  /// The types of the lists differ too, but that isn't the reason.
  @Test func elementsOfAListWithMatchersAreNamed() {
    let lines = FakeNotebook.mismatch(expected: [Argument.anything, 2], received: [1, 3])
    #expect(lines == ["argument 1[1]: expected 2, received 3"])
    #expect(reason([1], [2 as Int64]) == "expected [1] ([Int]), received [2] ([Int64])")
  }

  @Test func equalShowsWhatDiffersInALargeValue() {
    let trail = Trail(name: "a trail with a name that takes half a line", ascent: 1_200)
    var other = trail
    other.ascent = 1_300
    let lines = FakeNotebook.mismatch(expected: Argument.equal(to: trail), received: other)
    #expect(lines == ["argument 1.ascent: expected 1200, received 1300"])
    #expect(reason(Argument.equal(to: 40), 41) == "expected equal to 40, received 41")
    let text = String(repeating: "a long description ", count: 3)
    #expect(
      reason(Argument.equal(to: Poster(text, 1)), Poster(text, 2))
        == "expected equal to \(text), received \(text) (Poster), "
        + "which is a different instance or has changed since the call")
  }

  @Test func isTypeMatchesValuesOfTheType() {
    #expect(matches(.isType(Int.self), 1))
    #expect(matches(.isType(Int?.self), 1))
    #expect(matches(.isType(Int?.self), nil))
    #expect(matches(.isType((any Error).self), TrailError.closed))
    #expect(!matches(.isType(Int.self), nil))
    #expect(!matches(.isType(Int.self), 1.0))
    #expect("\(Argument.isType(Trail.self))" == "of type Trail")
    #expect(reason(Argument.isType(String.self), 5) == "expected of type String, received 5 (Int)")
  }

  @Test func inMatchesValuesInARange() {
    #expect([0, 1, 3, 4].map { matches(.in(1...3), $0) } == [false, true, true, false])
    #expect([0, 1, 3, 4].map { matches(.in(1..<3), $0) } == [false, true, false, false])
    #expect([0, 1, 3, 4].map { matches(.in(3...), $0) } == [false, false, true, true])
    #expect([0, 1, 3, 4].map { matches(.in(...3), $0) } == [true, true, true, false])
    #expect([0, 1, 3, 4].map { matches(.in(..<3), $0) } == [true, true, false, false])
    #expect(matches(.in(0.5...1), Double?.some(0.7)))
    #expect(!matches(.in(0...1), Double.nan))
    #expect(!matches(.in(0...3), 1.0))
    #expect(!matches(.in(0...3), nil))
  }

  @Test func failureOfARangeShowsTheRangeAndTheReason() {
    #expect("\(Argument.in(1...3))" == "in 1...3")
    #expect("\(Argument.in(1..<3))" == "in 1..<3")
    #expect("\(Argument.in(18...))" == "in 18...")
    #expect("\(Argument.in(...3))" == "in ...3")
    #expect("\(Argument.in(..<3))" == "in ..<3")
    #expect("\(Argument.in("a"..."c"))" == "in \"a\"...\"c\"")
    #expect(reason(Argument.in(18...), 12) == "expected in 18..., received 12")
    #expect(reason(Argument.in(1...3), nil) == "expected in 1...3, received nil")
    #expect(
      reason(Argument.in(1...3), UInt8(2)) == "expected in 1...3, received 2 (UInt8)")
  }

  @Test func oneOfMatchesAnyOfItsValues() {
    #expect(matches(.oneOf(1, 5), 5))
    #expect(matches(.oneOf(1, nil), nil))
    #expect(matches(.oneOf(Trail.eiger, Trail.gemmi), Trail.gemmi))
    #expect(matches(.oneOf(TrailError.closed, .steep(1)), TrailError.steep(1)))
    #expect(matches(.oneOf(Int?.none, 5), nil))
    #expect(matches(.oneOf("a", Argument.in(1...3)), 2))
    #expect(matches(.oneOf(Argument.captor(), Argument.captor()), 2))
    #expect(!matches(.oneOf(1, 5), 3))
    #expect("\(Argument.oneOf(1, "a"))" == "one of 1, \"a\"")
    #expect(reason(Argument.oneOf(1, 5), 3) == "expected one of 1, 5, received 3")
  }

  @Test func containsMatchesCollectionsAndStrings() {
    #expect(matches(.contains(2), [1, 2, 3]))
    #expect(matches(.contains(2, 3), Set([3, 2, 1])))
    #expect(matches(.contains(.in(2...), .not(5)), [1, 2]))
    #expect(matches(.contains(nil), [1, nil] as [Int?]))
    #expect(matches(.contains(("a", 1)), ["a": 1]))
    #expect(matches(.contains("rail", Character("E")), "Eiger Trail"))
    #expect(matches(.contains("E"), Substring("Eiger")))
    #expect(!matches(.contains("Pass"), "Eiger Trail"))
    #expect(!matches(.contains(1), "1"))
    #expect(!matches(.contains(2, 4), [1, 2, 3]))
    #expect(!matches(.contains(2), 2))
    #expect(!matches(.contains(2), nil))
  }

  @Test(
    "In a string, nested matchers of text look for parts",
    arguments: [
      (.contains(.any(of: "pass", "hut")), true), (.contains(.any(of: "hut", "inn")), false),
      (.contains(.oneOf("inn", "Gemmi")), true), (.contains(.all(of: "Gemmi", "hut")), false),
      (.contains(.all(of: "Gemmi", "p" as Character)), true),
      (.contains(.equal(to: "pass")), true), (.contains(.equal(to: "hut")), false),
      (.contains(.not("hut")), true), (.contains(.not("pass")), false),
      (.contains(.not(.any(of: "hut", "pass"))), false),
      (.contains(.where { (character: Character) in character.isUppercase }), true),
      (.contains(.not(.where { (character: Character) in character != "G" })), true),
      (.contains(.any(of: 5, "pass")), true), (.contains(.anything), true),
      (.contains(.all(of: "Gemmi", Argument.where { (_: Character) in true })), false),
    ] as [(Argument, Bool)])
  func containsLooksForPartsOfStrings(argument: Argument, isMatch: Bool) {
    #expect(matches(argument, "Gemmi pass") == isMatch)
    #expect(matches(argument, "Gemmi pass" as Substring) == isMatch)
  }

  @Test func containsListsItsElements() {
    #expect("\(Argument.contains(1))" == "containing 1")
    #expect("\(Argument.contains(1, 2))" == "containing 1 and 2")
    #expect(reason(Argument.contains(3), [1, 2]) == "expected containing 3, received [1, 2]")
    #expect(
      reason(Argument.contains(1, 3, 4), [1, 2])
        == "expected containing 1 and 3 and 4, received [1, 2]")
  }

  @Test func prefixAndSuffix() {
    #expect(matches(.hasPrefix("Ei"), "Eiger"))
    #expect(matches(.hasSuffix("er"), Substring("Eiger")))
    #expect(matches(.hasPrefix(""), ""))
    #expect(!matches(.hasPrefix("er"), "Eiger"))
    #expect(!matches(.hasSuffix("Ei"), "Eiger"))
    #expect(!matches(.hasPrefix("1"), 1))
    #expect(!matches(.hasSuffix(""), nil))
    #expect("\(Argument.hasPrefix("Ei"))" == "starting with \"Ei\"")
    #expect(reason(Argument.hasSuffix("x"), "ab") == "expected ending with \"x\", received \"ab\"")
  }

  @Test func matchingFindsAPatternInStringsOnly() {
    #expect(matches(.matching(/[0-9]+/), "140 m"))
    #expect(!matches(.matching(/^[0-9]+$/), "140 m"))
    #expect(!matches(.matching(/[0-9]+/), "no number"))
    #expect(!matches(.matching(/1/), 1))
    #expect(!matches(.matching(/x*/), nil))
    #expect("\(Argument.matching(/[0-9]+/))" == "matching /[0-9]+/")
    #expect(reason(Argument.matching(/z/), "ab") == "expected matching /z/, received \"ab\"")
  }

  @Test func countAndEmpty() {
    #expect(matches(.hasCount(2), ["a": 1, "b": 2]))
    #expect(matches(.hasCount(2), "ab"))
    #expect(matches(.isEmpty, [Int]()))
    #expect(matches(.isEmpty, ""))
    #expect(!matches(.hasCount(2), [1]))
    #expect(!matches(.isEmpty, nil))
    #expect(!matches(.hasCount(0), 0))
    #expect("\(Argument.hasCount(2))" == "of count 2")
    #expect("\(Argument.isEmpty)" == "empty")
    #expect(reason(Argument.hasCount(2), [1]) == "expected of count 2, received [1]")
    #expect(reason(Argument.isEmpty, 1) == "expected empty, received 1")
  }

  @Test func whereMatchesOneProperty() {
    #expect(matches(.where(\Trail.ascent, 140), Trail.eiger))
    #expect(matches(.where(\Trail.ascent, .in(500...)), Trail.gemmi))
    #expect(matches(.where(\Trail.name, .hasPrefix("Gemmi")), Trail?.some(.gemmi)))
    #expect(matches(.where(\Hut.beds, nil), Hut(trail: .eiger, beds: nil)))
    #expect(!matches(.where(\Trail.ascent, .in(500...)), Trail.eiger))
    let drawing = Drawing(scribble: Scribble(strokes: 1), width: 2)
    #expect(matches(.where(\Drawing.width, 2), drawing))
    #expect(matches(.where(\Drawing.width, in: 1...3), drawing))
    #expect(!matches(.where(\Drawing.width, in: 3...), drawing))
    #expect(!matches(.where(\Drawing.width, .in(1...3)), drawing))
    #expect(!matches(.where(\Trail.ascent, .anything), "Eiger"))
    #expect(!matches(.where(\Trail.ascent, .anything), nil))
  }

  @Test func failureOfWhereShowsTheKeyPath() {
    let high = Argument.where(\Trail.ascent, .in(500...))
    #expect("\(high)" == "Trail where \\.ascent is in 500...")
    #expect("\(Argument.where(\Trail.name, "Gemmi"))" == "Trail where \\.name is \"Gemmi\"")
    #expect(
      reason(
        Argument.where(\Drawing.width, .in(1...3)),
        Drawing(scribble: Scribble(strokes: 1), width: 2))
        == "\\.width: expected in 1...3, received 2.0 (Double)")
    #expect(reason(high, Trail.eiger) == "\\.ascent: expected in 500..., received 140")
    #expect(
      reason(high, "Eiger")
        == "expected Trail where \\.ascent is in 500..., received \"Eiger\" (String)")
    #expect(
      reason(Argument.where(\Hut.trail, high), Hut(trail: .eiger, beds: 4))
        == "\\.trail.ascent: expected in 500..., received 140")
    #expect(
      reason(Argument.where(\Hut.trail.ascent, 1), Hut(trail: .eiger, beds: 4))
        == "\\.trail.ascent: expected 1, received 140")
  }

  @Test func unnamedPropertyIsShownByItsTypeOrTheGivenName() {
    #expect("\(Argument.where(\Hut.size, "large"))" == "Hut where \\.(String) is \"large\"")
    #expect(
      "\(Argument.where(\Hut.size, "large", as: "size"))" == "Hut where \\.size is \"large\"")
    #expect(
      "\(Argument.where(\String.count, .in(3...), as: "count"))"
        == "String where \\.count is in 3...")
  }

  @Test func notMatchesWhatItsMatcherRejects() {
    #expect(matches(.not(6), 5))
    #expect(matches(.not(6), "6"))
    #expect(matches(.not(6), nil))
    #expect(matches(.not(nil), 6))
    #expect(matches(.flat, Trail.eiger))
    #expect(!matches(.not(6), Int?.some(6)))
    #expect(!matches(.not(.anything), 6))
    #expect(!matches(.not(Argument.captor()), 6))
    #expect(!matches(.not(.not(6)), 5))
    #expect("\(Argument.not(6))" == "not 6")
    #expect("\(Argument.flat)" == "not a steep trail")
    #expect("\(Argument.not(.any(of: 1, 5)))" == "not (1 or 5)")
    #expect(reason(Argument.not(6), 6) == "expected not 6, received 6")
  }

  @Test func allMatchesWhatEveryMatcherMatches() {
    let small = Argument.all(of: .isType(Int.self), .in(0...9), .not(6))
    #expect([5, 6, 12].map { matches(small, $0) } == [true, false, false])
    #expect(!matches(small, "5"))
    #expect(matches(.all(of: Argument.nonNil, 5), 5))
    #expect("\(small)" == "of type Int and in 0...9 and not 6")
    #expect(reason(small, 6) == "expected not 6, received 6")
    #expect(
      reason(small, 5.0) == """
        expected of type Int, received 5.0 (Double)
        expected in 0...9, received 5.0 (Double)
        """)
    let both = Argument.where(
      \Hut.trail, .all(of: .where(\Trail.ascent, 1), .equal(to: Trail.gemmi)))
    #expect(
      reason(both, Hut(trail: .eiger, beds: nil)) == """
        \\.trail.ascent: expected 1, received 140
        \\.trail.name: expected "Gemmi Pass", received "Eiger Trail"
        \\.trail.ascent: expected 940, received 140
        """)
  }

  @Test func anyMatchesWhatAtLeastOneMatcherMatches() {
    #expect([1, 3, 5].map { matches(.any(of: 1, 5), $0) } == [true, false, true])
    #expect(matches(.any(of: Argument.nil, 5), nil))
    #expect(matches(.any(of: .nil, .in(1...3)), 2))
    #expect("\(Argument.any(of: 1, 5))" == "1 or 5")
    #expect(
      "\(Argument.any(of: .all(of: .nonNil, .in(1...3)), .nil))" == "(not nil and in 1...3) or nil")
    #expect(reason(Argument.any(of: 1, 5), 3) == "expected 1 or 5, received 3")
  }

  @Test func matchersWorkInsideValues() {
    #expect(Comparison.matches([Argument.in(1...3), Argument.not(5)], [2, 6]))
    #expect(!Comparison.matches([Argument.in(1...3), Argument.not(5)], [2, 5]))
    #expect(Comparison.matches(("a", Argument.isEmpty), ("a", [Int]())))
  }

  @Test func incomparableValuesInsideMatchersAreFound() {
    let scribble = Scribble(strokes: 1)
    let arguments: [Argument] = [
      .not(scribble), .all(of: 1, scribble), .any(of: scribble, 1), .oneOf(1, scribble),
      .contains(scribble), .where(\Drawing.scribble, scribble), .not(.any(of: .not(scribble))),
    ]
    for argument in arguments {
      let isScribble = Argument(argument).mistake?.type == Scribble.self
      #expect(isScribble, "\(argument)")
    }
    let isScribble = Argument([Argument.not(scribble)]).mistake?.type == Scribble.self
    #expect(isScribble)
    #expect(Argument(Argument.not(6)).mistake == nil)
  }

  @Test func captorsInsideMatchersCapture() {
    let captor = Argument.captor()
    let ranger = FakeRanger()
    ranger.stub(.anything).with(Argument.all(of: captor, Argument.in(1...3))).andReturn(1)
    ranger.stub(.anything).with(Argument.where(\Trail.ascent, captor)).andReturn(1)
    ranger.stub(.anything).with(Argument.contains(Argument.all(of: captor, "b"))).andReturn(1)
    ranger.stub(.anything).with(Argument.any(of: 9, Argument.all(of: 8, captor))).andReturn(1)
    for argument in [2, Trail.eiger, ["a", "b"], 9, 8] as [Any] {
      let _: Int = ranger.anything(argument)
    }
    #expect(captor.count == 4)
    #expect(captor.values(as: Int.self) == [2, 140, 8])
    #expect(captor[2] as? String == "b")
  }

  @Test func combinedMatchersHaveASpecificity() {
    #expect(ArgumentPattern([Argument.any(of: .anything, .nil)]).specificity == 0)
    #expect(ArgumentPattern([Argument.all(of: .anything, .nil)]).specificity == 1)
    #expect(
      ArgumentPattern([Argument.all(of: Argument.anything, Argument.captor())]).specificity == 0)
    #expect(ArgumentPattern([Argument.not(.anything)]).specificity == 1)
  }
}

extension ArgumentMistake.Reason {
  /// The type of a value that can't be compared.
  var type: (any Any.Type)? { if case .incomparable(let type, _) = self { type } else { nil } }
}
