import Foundation
import Spry
import SpryTestSupport
import Testing

private protocol Shelter {}
private final class Guide: Sendable {}
private enum Surface: Hashable {
  case snow(Int)
  case rock
}
private enum OnlyPayloads {
  case first(Int)
  case second(String)
}
private struct Pair<First, Second> { var first: First, second: Second }
private struct Padded<Value> { var before: Int8, value: Value, after: Bool }
private struct Later<Value> {
  lazy var value: Value? = nil
  var make: (() -> Value)?
  weak var guide: Guide?
  var shelter: (any Shelter)?
}
private enum Either<First, Second> {
  case first(First)
  case second(Second)
  case neither
}
private enum One<Value> { case value(Value) }
private indirect enum Chain<Value> {
  case link(Value, Chain)
  case end
}

/// A fake whose member returns any type.
private final class FakeForge: Spryable, Sendable {
  enum Function: String, StringRepresentable { case make = "make(_:)" }
  let spryStorage = SpryStorage()
  func make<Value>(_: Value.Type) -> Value { spryify(.make) }
}

/// A random type, and whether a value of it can be made up.
private struct RandomType: Sendable {
  let type: any Any.Type
  let isMade: Bool

  init(_ type: any Any.Type, _ isMade: Bool) {
    self.type = type
    self.isMade = isMade
  }

  private static let leaves = [
    RandomType(Int.self, true), RandomType(Int8.self, true), RandomType(Bool.self, true),
    RandomType(String.self, true), RandomType(Character.self, true), RandomType(Void.self, true),
    RandomType(UUID.self, true), RandomType(Data.self, true), RandomType(Surface.self, true),
    RandomType(Task<Int, any Error>.self, true), RandomType(Range<Int>.self, true),
    RandomType(Guide.self, false), RandomType((any Shelter).self, false),
    RandomType((() -> Void).self, false), RandomType(Never.self, false),
    RandomType(OnlyPayloads.self, false), RandomType(String.Index.self, false),
  ]

  init(using random: inout SeededGenerator, depth: Int) {
    if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 {
      self = Self.leaves.randomElement(using: &random) ?? Self.leaves[0]
      return
    }
    let first = RandomType(using: &random, depth: depth - 1)
    let second = RandomType(using: &random, depth: depth - 1)
    let kind = Int.random(in: 0..<12, using: &random)
    func wrap<First>(_: First.Type) -> any Any.Type {
      func wrap<Second>(_: Second.Type) -> any Any.Type {
        switch kind {
        case 0, 1: Pair<First, Second>.self
        case 2, 3: Padded<First>.self
        case 4: (First, Second).self
        case 5: Later<First>.self
        case 6: Either<First, Second>.self
        case 7: One<First>.self
        case 8: Chain<First>.self
        case 9: First?.self
        case 10: [First].self
        default: Result<First, any Error>.self
        }
      }
      return _openExistential(second.type, do: wrap)
    }
    type = _openExistential(first.type, do: wrap)
    isMade =
      switch kind {
      case 0, 1, 4: first.isMade && second.isMade
      case 2, 3: first.isMade
      case 7: false
      default: true
      }
  }

  /// Makes a value for want of a stub, and prints, compares, copies, and drops it.
  ///
  /// - Returns: Whether the value was made or refused as expected.
  func check() -> Bool {
    func check<Value>(_: Value.Type) -> Bool {
      let makers = MadeUpValues(defaults: DefaultValues(), failure: CancellationError())
      guard isMade else { return makers.value(of: Value.self) == nil }
      guard makers.value(of: Value.self) != nil else { return false }
      let forge = FakeForge()
      let texts = failures {
        let values = Array(repeating: forge.make(Value.self), count: 3)
        _ = "\(values[0])\(Comparison.matches(values[0], values[1]))"
        for child in Mirror(reflecting: values[2]).children { _ = "\(child)" }
      }
      // A member that returns nothing needs no stub.
      return texts.count == (Value.self == Void.self ? 0 : 1)
    }
    return _openExistential(type, do: check)
  }
}

@Suite("Random types") struct RandomTypeTests {
  @Test func valuesAreMadeUpOrRefusedInSeveralThreads() async {
    let mistakes = await inThreads(4) { thread in
      var random = SeededGenerator(seed: UInt64(thread))
      return (0..<150).compactMap { _ in
        let type = RandomType(using: &random, depth: 4)
        return type.check() ? nil : "\(type)"
      }
    }
    #expect(mistakes == [[], [], [], []])
  }
}
