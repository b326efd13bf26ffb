import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Peak: Sendable {}

/// A value to match, with a name for failures.
private struct Sample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let unchecked: Unchecked<Any?>
  var value: Any? { unchecked.value }

  init(_ name: String, _ value: Any?) {
    testDescription = name
    unchecked = Unchecked(value)
  }
}

private let peak = Peak()

/// Values that must be distinguished, each with the number of its equivalence class.
private let values: [(equals: Int, sample: Sample)] = [
  (0, Sample("nil", nil)), (0, Sample("Int?.none", Int?.none)),
  (0, Sample("Int??.some(nil)", Int??.some(nil) as Any)),
  (1, Sample("1", 1)), (1, Sample("Int???.some(1)", Int???.some(1) as Any)),
  (2, Sample("1.0", 1.0)), (3, Sample("UInt8(1)", UInt8(1))), (4, Sample("Float(1)", Float(1))),
  (5, Sample("\"1\"", "1")), (5, Sample("String?.some(\"1\")", String?.some("1"))),
  (6, Sample("Character(\"1\")", Character("1"))), (7, Sample("true", true)),
  (8, Sample("0", 0)), (9, Sample("\"\"", "")), (10, Sample("\"nil\"", "nil")),
  (11, Sample("[1]", [1])), (12, Sample("[\"1\"]", ["1"])), (13, Sample("[:]", [String: Int]())),
  (14, Sample("[1: 1]", [1: 1])), (15, Sample("Set([1])", Set([1]))),
  (16, Sample("(1, \"1\")", (1, "1"))), (17, Sample("Int.self", Int.self)),
  (18, Sample("Trail.eiger", Trail.eiger)), (19, Sample("Trail.gemmi", Trail.gemmi)),
  (20, Sample("peak", peak)), (21, Sample("Peak()", Peak())),
  (22, Sample("TrailError.steep(1)", TrailError.steep(1))), (23, Sample("1...1", 1...1)),
  (24, Sample("()", ())), (25, Sample("Double.infinity", Double.infinity)),
]

/// Matchers of each kind, with the equivalence classes above that they match.
private let matchers: [(argument: Argument, equals: Set<Int>)] = [
  (.anything, Set(0...25)),
  (.nil, [0]),
  (.nonNil, Set(1...25)),
  (.equal(to: 1), [1]),
  (.identical(to: peak), [20]),
  (.pass { (number: Int) in number == 1 }, [1]),
  (.isType(Int.self), [1, 8]),
  (.isType(String.self), [5, 9, 10]),
  (.isType(Peak.self), [20, 21]),
  (.in(0...1), [1, 8]),
  (.in(0.5...), [2, 25]),
  (.in(UInt8(0)...9), [3]),
  (.in("0"..."9"), [5]),
  (.oneOf(1, "1", nil), [0, 1, 5]),
  (.contains(1), [11, 15, 23]),
  (.contains("1"), [5, 12]),
  (.hasPrefix("1"), [5]),
  (.hasSuffix("l"), [10]),
  (.matching(/^.$/), [5]),
  (.hasCount(1), [5, 11, 12, 14, 15, 23]),
  (.isEmpty, [9, 13]),
  (.where(\Trail.ascent, .in(500...)), [19]),
  (.where(\Trail.ascent, .nonNil), [18, 19]),
]

@Suite("Every matcher with every value at every index") struct MatcherCombinationTests {
  /// Whether a pattern with the matcher at an index matches arguments with the value at that index.
  private func matches(_ specified: Any?, _ actual: Any?, at index: Int) -> Bool {
    var arguments: [Any?] = ["first", "second", "third"]
    var pattern = arguments
    arguments[index] = actual
    pattern[index] = specified
    return ArgumentPattern(pattern).matches(arguments)
  }

  @Test(arguments: 0..<3) func matcherMatchesOnlyTheExpectedValues(index: Int) {
    for (argument, expected) in matchers {
      for (equals, sample) in values {
        #expect(
          matches(argument, sample.value, at: index) == expected.contains(equals),
          "\(argument) and \(sample.testDescription)")
      }
    }
  }

  @Test(arguments: 0..<3) func plainValueMatchesOnlyEqualValues(index: Int) {
    for (equals, specified) in values where equals != 24 {
      for (other, sample) in values {
        #expect(
          matches(specified.value, sample.value, at: index) == (equals == other),
          "\(specified.testDescription) and \(sample.testDescription)")
      }
    }
  }

  @Test func equalityIsSymmetric() {
    for (_, first) in values {
      for (_, second) in values {
        #expect(
          Comparison.matches(first.value, second.value)
            == Comparison.matches(second.value, first.value),
          "\(first.testDescription) and \(second.testDescription)")
      }
    }
  }

  @Test func notMatchesWhatItsMatcherRejects() {
    for (argument, _) in matchers {
      for (_, sample) in values {
        let matches = Argument(argument).matches(sample.value)
        #expect(Argument(Argument.not(argument)).matches(sample.value) == !matches)
        #expect(Argument(Argument.not(.not(argument))).matches(sample.value) == matches)
      }
    }
  }

  @Test func allIsAConjunctionAndAnyADisjunction() {
    for (first, _) in matchers {
      for (second, _) in matchers {
        let all = Argument(Argument.all(of: first, second))
        let any = Argument(Argument.any(of: first, second))
        let notAny = Argument(Argument.not(.any(of: first, second)))
        let allNot = Argument(Argument.all(of: .not(first), .not(second)))
        for (_, sample) in values {
          let one = Argument(first).matches(sample.value)
          let other = Argument(second).matches(sample.value)
          #expect(all.matches(sample.value) == (one && other))
          #expect(any.matches(sample.value) == (one || other))
          #expect(notAny.matches(sample.value) == allNot.matches(sample.value))
        }
      }
    }
  }

  @Test func nanEqualsNothing() {
    for (_, sample) in values { #expect(!Comparison.matches(Double.nan, sample.value)) }
    #expect(!Comparison.matches(Double.nan, Double.nan))
    #expect(!Argument(Argument.equal(to: Double.nan)).matches(Double.nan))
    #expect(!Argument(Argument.in(-Double.infinity...Double.infinity)).matches(Double.nan))
    #expect(!Argument(Argument.contains(Double.nan)).matches([Double.nan]))
    #expect(Argument(Argument.not(Double.nan)).matches(Double.nan))
    #expect(Argument(Argument.isType(Double.self)).matches(Double.nan))
  }
}
