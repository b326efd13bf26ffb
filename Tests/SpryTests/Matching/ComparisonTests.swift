import Foundation
import Spry
import SpryTestSupport
import Testing

private final class Peak: Sendable {}

private final class EqualPeak: Equatable, Sendable {
  static func == (left: EqualPeak, right: EqualPeak) -> Bool { true }
}

/// Decides for itself: equal when the difference is small.
private struct Rough: SpryEquatable {
  var value: Double

  func isEqual(toArgument actual: Any) -> Bool {
    guard let other = actual as? Rough else { return false }
    return abs(value - other.value) < 0.5
  }
}

@Suite("How a specified value is compared with an argument") struct ComparisonTests {
  @Test("1. nil equals nil only") func nils() {
    #expect(Comparison.matches(nil, nil))
    #expect(Comparison.matches(nil, Int??.some(nil) as Any))
    #expect(Comparison.matches(Int??.some(nil) as Any, nil))
    #expect(!Comparison.matches(nil, 0))
    #expect(!Comparison.matches(0, nil))
    #expect(!Comparison.matches("nil", nil))
  }

  @Test("Optionals are flattened on both sides") func optionals() {
    #expect(Comparison.matches(1, Int???.some(1) as Any))
    #expect(Comparison.matches(Int???.some(1) as Any, 1))
    #expect(!Comparison.matches(Int??.some(1) as Any, Int?.some(2) as Any))
  }

  @Test("2. SpryEquatable decides for itself") func spryEquatable() {
    #expect(Comparison.matches(Rough(value: 1), Rough(value: 1.3)))
    #expect(!Comparison.matches(Rough(value: 1), Rough(value: 1.6)))
    #expect(!Comparison.matches(Rough(value: 1), 1.0))
    #expect(Comparison.matches([Rough(value: 1)], [Rough(value: 1.3)]))
  }

  @Test("3. Class instances are compared by identity") func identity() {
    let peak = Peak()
    #expect(Comparison.matches(peak, peak))
    #expect(!Comparison.matches(peak, Peak()))
    #expect(!Comparison.matches(peak, 1))
    #expect(!Comparison.matches(1, peak))
    let equal = EqualPeak()
    #expect(Comparison.matches(equal, equal))
    #expect(!Comparison.matches(equal, EqualPeak()))
    let object = NSObject()
    #expect(Comparison.matches(object, object))
    #expect(!Comparison.matches(object, NSObject()))
  }

  @Test("4. Metatypes are compared by identity") func metatypes() {
    #expect(Comparison.matches(Int.self, Int.self))
    #expect(!Comparison.matches(Int.self, UInt.self))
    #expect(Comparison.matches(Peak.self, Peak.self))
    #expect(!Comparison.matches(Peak.self, Peak()))
    #expect(!Comparison.matches(Int.self, 1))
  }

  @Test("5. Equatable values of one type are compared by ==") func equatable() {
    #expect(Comparison.matches(Trail.eiger, Trail.eiger))
    #expect(!Comparison.matches(Trail.eiger, Trail.gemmi))
    #expect(Comparison.matches(TrailError.steep(3), TrailError.steep(3)))
    #expect(Comparison.matches(Set([1, 2]), Set([2, 1])))
    #expect(!Comparison.matches(Set([1]), [1]))
    #expect(!Comparison.matches(Double.nan, Double.nan))
  }

  @Test(
    "Values of different types never match",
    arguments: [1, 1.0, UInt8(1), Int64(1), "1", true, Character("1"), Substring("1"), [1], [1: 1]]
      as [any Sendable])
  func types(value: any Sendable) {
    let others: [Any] = [
      1, 1.0, UInt8(1), Int64(1), "1", true, Character("1"), Substring("1"), [1], [1: 1],
    ]
    let matches = others.filter { Comparison.matches(value, $0) }
    #expect(matches.count <= 1)
    #expect(matches.allSatisfy { type(of: $0) == type(of: value) })
  }

  @Test("6. Arrays, dictionaries and tuples are compared part by part") func structures() {
    let peak = Peak()
    #expect(Comparison.matches([peak], [peak]))
    #expect(!Comparison.matches([peak], [Peak()]))
    #expect(!Comparison.matches([peak], [peak, peak]))
    #expect(Comparison.matches(["a": peak], ["a": peak]))
    #expect(!Comparison.matches(["a": peak], ["b": peak]))
    #expect(Comparison.matches((1, "x"), (1, "x")))
    #expect(!Comparison.matches((1, "x"), (1, "y")))
    #expect(!Comparison.matches((1, "x"), (1, "x", 2)))
    #expect(Comparison.matches([(1, peak)], [(1, peak)]))
    #expect(Comparison.matches([1, nil, "x"] as [Any?], [1, nil, "x"] as [Any?]))
    #expect(!Comparison.matches([1, nil, "x"] as [Any?], [1, 2, "x"] as [Any?]))
  }

  @Test("A tuple is no array, and labels that differ are different elements") func tuples() {
    #expect(!Comparison.matches((1, 2), [1, 2]))
    #expect(!Comparison.matches([1, 2], (1, 2)))
    #expect(Comparison.matches((a: 1, b: 2), (a: 1, b: 2)))
    #expect(Comparison.matches((1, 2), (a: 1, b: 2)))
    #expect(!Comparison.matches((b: 1, a: 2), (a: 1, b: 2)))
  }

  @Test("Nothing is bridged") func bridging() {
    #expect(!Comparison.matches(1, NSNumber(value: 1)))
    #expect(!Comparison.matches(true, NSNumber(value: 1)))
    #expect(!Comparison.matches(1.0, NSNumber(value: 1)))
    #expect(!Comparison.matches(NSNumber(value: 1), 1))
    #expect(!Comparison.matches("x", NSString("x")))
    #expect(!Equality.isEqual(1, NSNumber(value: 1)))
    #expect(!Equality.isEqual("x", NSString("x")))
  }

  @Test("An AnyHashable is what is inside of it") func hashableBoxes() {
    #expect(Comparison.matches("a", AnyHashable("a")))
    #expect(Comparison.matches(AnyHashable("a"), "a"))
    #expect(Comparison.matches(AnyHashable("a"), AnyHashable("a")))
    #expect(Comparison.matches([1, "a"] as [AnyHashable], [1, "a"] as [Any]))
    #expect(!Comparison.matches("a", AnyHashable("b")))
    #expect(!Comparison.matches(1, AnyHashable(Int8(1))))
    #expect(ArgumentMatcher("a").matches(AnyHashable("a")))
    #expect(ArgumentMatcher(AnyHashable(1)).matches(1))
    #expect(!ArgumentMatcher(1).matches(AnyHashable(Int8(1))))
  }

  @Test("An array of Any matches the same values in a typed one") func erasedArrays() {
    #expect(Comparison.matches([1, 2], [1, 2] as [Any]))
    #expect(Comparison.matches([1, 2] as [Any], [1, 2]))
    #expect(!Comparison.matches([1, 2], [1, "2"] as [Any]))
    #expect(Comparison.matches([1, 2], [1, 2] as [Int?]))
    #expect(Comparison.matches([1, nil] as [Int?], [1, nil] as [Any?]))
    #expect(Comparison.matches(["a": 1] as [String: Int?], ["a": 1]))
    #expect(!Comparison.matches([1, 2], [1, nil] as [Int?]))
    #expect(!Comparison.matches([1, 2], [1, 2] as [UInt8]))
    #expect(!Comparison.matches([Int](), [String]()))
    #expect(!Comparison.matches([1], ["k": 1]))
  }

  @Test("Matchers work inside of structures") func nestedMatchers() {
    #expect(Comparison.matches([1, Argument.anything] as [Any], [1, "whatever"] as [Any]))
    #expect(!Comparison.matches([1, Argument.nil] as [Any?], [1, "whatever"] as [Any?]))
  }

  @Test("7. Anything else cannot be compared, and the type is named") func incomparable() {
    #expect(!Comparison.matches(Scribble(strokes: 1), Scribble(strokes: 1)))
    let scribble = Scribble(strokes: 1)
    let incomparable: [Any] = [
      scribble, [1, scribble] as [Any], ["a": scribble], (1, scribble), [[scribble]],
    ]
    for value in incomparable {
      let type = Comparison.incomparableType(in: value)
      #expect(type == Scribble.self)
    }
    let closureType = Comparison.incomparableType(in: { 1 } as () -> Int)
    #expect(closureType == (() -> Int).self)
    let comparable: [Any?] = [
      nil, 1, Peak(), Int.self, Trail.eiger, [Peak()], (1, 2), Rough(value: 1), Argument.anything,
      [Argument.nil] as [Any], [Scribble](),
    ]
    for value in comparable {
      let type = Comparison.incomparableType(in: value)
      #expect(type == nil)
    }
  }
}
