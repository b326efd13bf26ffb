import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Peak: Hashable, Sendable {
  static let all = [Peak(), Peak()]
  static func == (left: Peak, right: Peak) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private enum Weather: Error {
  case sun
  case wind(any Sendable)
  case rain(mm: any Sendable, from: String)
}

private struct Mood: Hashable, SpryEquatable {
  var text: String
  func isEqual(toArgument actual: Any) -> Bool {
    (actual as? Mood)?.text.lowercased() == text.lowercased()
  }
}

/// Creates random values of every kind that can be compared.
private struct ValueAssembler {
  private var random: SeededGenerator
  /// Whether a value has been created that isn't equal to itself.
  private(set) var hasNaN = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func value(depth: Int = 3) -> any Sendable {
    switch Int.random(in: 0..<(depth == 0 ? 16 : 28), using: &random) {
    case 0: Int.random(in: 0...2, using: &random)
    case 1: UInt8.random(in: 0...2, using: &random)
    case 2: Int64.random(in: 0...2, using: &random)
    case 3: [0.0, -0.0, 1.0, 2.5].randomElement(using: &random) ?? 0
    case 4: Float(Int.random(in: 0...2, using: &random))
    case 5: ["", "1", "a"].randomElement(using: &random) ?? ""
    case 6: "1a"[...].prefix(Int.random(in: 0...2, using: &random))
    case 7: Character("a")
    case 8: Bool.random(using: &random)
    case 9: Trail(name: "a", ascent: Int.random(in: 0...1, using: &random))
    case 10: Peak.all.randomElement(using: &random) ?? Peak()
    case 11: Weather.sun
    case 12: Mood(text: Bool.random(using: &random) ? "A" : "a")
    case 13: Data([UInt8.random(in: 0...1, using: &random)])
    case 14: Int.random(in: 0...3, using: &random) == 0 ? makeNaN() : 3.0
    case 15: Optional<Int>.none
    case 16: [value(depth: depth - 1), value(depth: depth - 1)]
    case 17: [any Sendable]()
    case 18: ["k": value(depth: depth - 1)]
    case 19: Set([Int.random(in: 0...2, using: &random)])
    case 20: Set([Peak.all.randomElement(using: &random) ?? Peak()])
    case 21: Weather.wind(value(depth: depth - 1))
    case 22: Weather.rain(mm: value(depth: depth - 1), from: "a")
    case 23: Result<any Sendable, any Error>.success(value(depth: depth - 1))
    case 24: Result<any Sendable, any Error>.failure(Weather.wind(value(depth: depth - 1)))
    case 25: Pair(value(depth: depth - 1), value(depth: depth - 1)).tuple
    case 26: [Int]()
    default: [Int.random(in: 0...2, using: &random)]
    }
  }

  private mutating func makeNaN() -> Double {
    hasNaN = true
    return .nan
  }
}

/// A tuple of sendable values, which the compiler accepts as sendable only with these types.
private struct Pair {
  let tuple: (any Sendable, any Sendable)
  init(_ first: any Sendable, _ second: any Sendable) { tuple = (first, second) }
}

@Suite("Comparing values of every kind") struct RandomValueTests {
  @Test(arguments: 0..<20) func valuesMatchThemselvesAndComparisonIsSymmetric(part: Int) {
    for seed in UInt64(part * 250)..<UInt64(part * 250 + 250) {
      var maker = ValueAssembler(seed: seed + 1)
      let first = maker.value()
      let firstHasNaN = maker.hasNaN
      let second = maker.value()
      if !firstHasNaN {
        #expect(Comparison.matches(first, first), "seed \(seed): \(first) does not match itself")
        var again = ValueAssembler(seed: seed + 1)
        #expect(Comparison.matches(first, again.value()), "seed \(seed): \(first) made again")
      }
      let isMatch = Comparison.matches(first, second)
      #expect(
        isMatch == Comparison.matches(second, first), "seed \(seed): \(first) and \(second)")
      #expect(
        Argument(first).matches(second) == isMatch, "seed \(seed): \(first) and \(second)")
      if isMatch { #expect(areOfOneType(first, second), "seed \(seed): \(first) and \(second)") }
      #expect(Comparison.mistake(in: first) == nil, "seed \(seed): \(first)")
    }
  }

  /// Whether two values have the same type, ignoring optionals and type-erased elements.
  private func areOfOneType(_ first: any Sendable, _ second: any Sendable) -> Bool {
    let types = [first, second].map { Optionals.flatten($0).map { type(of: $0) } }
    return types[0] == types[1] || TypeAgreement.agree(type(of: first), type(of: second))
  }
}
