import Dispatch
import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Hut: Sendable { static let all = [Hut(), Hut()] }

private final class Peak: Hashable, Sendable {
  let height: Int
  init(_ height: Int) { self.height = height }
  static func == (left: Peak, right: Peak) -> Bool { left.height == right.height }
  func hash(into hasher: inout Hasher) { hasher.combine(height) }
}

/// A struct without `==`, with parts of any type.
private struct Pack {
  var first: Any
  var second: Any
}

private struct Guest {
  weak var hut: Hut?
  var night: Int
}

private struct Bed: Equatable {
  unowned let hut: Hut
  var number: Int
  static func == (left: Bed, right: Bed) -> Bool { left.number == right.number }
}

private struct Key {
  unowned let hut: Hut
  var number: Int
}

private enum Slope: Equatable {
  case flat
  case steep(Int)
}

private enum Grade: Equatable {
  case flat
  case steep(Int)
}

private enum Step { case first(Any) }

private indirect enum Chain {
  case end(Any)
  case next(Int, Chain)
}

private struct Mood: Hashable, SpryEquatable {
  var text: String
  func isEqual(toArgument actual: Any) -> Bool {
    (actual as? Mood)?.text.lowercased() == text.lowercased()
  }
}

/// A value whose mirror contains the value itself.
private struct Endless: CustomReflectable {
  let style: Mirror.DisplayStyle
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [self, self], displayStyle: style) }
}

private let queue = DispatchQueue(label: "q")
private let group = DispatchGroup()
private let item = Unchecked(DispatchWorkItem {})

/// Makes values that are easily taken for each other.
private struct ValueAssembler {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number() -> Int { Int.random(in: 0...2, using: &random) }

  private mutating func pick<Element>(_ elements: Element...) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// The number of kinds; those from ``simpleCount`` on contain other values.
  static let count = 46
  private static let simpleCount = 35

  mutating func value(depth: Int = 2) -> Any {
    let kinds = depth == 0 ? Self.simpleCount : Self.count
    let (kind, n) = (Int.random(in: 0..<kinds, using: &random), number())
    return if kind < Self.simpleCount { simple(kind, n) } else { compound(kind, n, depth - 1) }
  }

  private mutating func simple(_ kind: Int, _ n: Int) -> Any {
    switch kind {
    case 0: n
    case 1: UInt8(n)
    case 2: pick(Double(n), .nan, -0.0, 1e17, .infinity)
    case 3: pick(Float(n), .nan, 0.1)
    case 4: CGFloat(n)
    case 5: Decimal(n)
    case 6: n == 0
    case 7: pick("\(n)", "", "a\u{200B}", "1.0", "flat")
    case 8: pick("\(n)"[...], "a")
    case 9: Character("\(n)")
    case 10: pick("1", "flat") as StaticString
    case 11: pick(NSString(string: "\(n)"), NSMutableString(string: "1"))
    case 12: pick(NSNumber(value: n), NSNumber(value: n == 0), NSNumber(value: Double(n)))
    case 13: pick(NSArray(array: [n]), NSMutableArray(array: [1, "1"]))
    case 14: pick(NSDictionary(dictionary: ["k": n]), NSMutableDictionary(dictionary: ["k": 1]))
    case 15: pick(NSSet(array: [n]), NSCountedSet(array: [1, 1]))
    case 16: pick(NSNull(), NSOrderedSet(array: [n]))
    case 17: AnyHashable(n)
    case 18: pick(0..<n + 1, 0..<1)
    case 19: pick((0..<UInt8(n + 1)) as Any, 0...n, n..., (..<n), 0..<Double(n + 1))
    case 20: pick(["k": n].keys as Any, ["k": n].values, ["k": n] as KeyValuePairs)
    case 21: pick([n, 1].reversed() as Any, [n, 1].lazy.map { $0 }, repeatElement(n, count: 2))
    case 22:
      unsafe pick(
        UnsafeRawPointer(bitPattern: 8) as Any, UnsafeMutableRawPointer(bitPattern: 8) as Any,
        OpaquePointer(bitPattern: 8) as Any)
    case 23: pick(DispatchQueue.main, .global(), queue)
    case 24: pick(item.value as Any, group, DispatchTime(uptimeNanoseconds: 1))
    case 25: pick(Hut.all[0] as Any, Hut.all[1], Peak(n))
    case 26: pick(Slope.flat as Any, Slope.steep(n), Grade.flat, Grade.steep(n))
    case 27: Trail(name: "1", ascent: n)
    case 28: Mood(text: pick("A", "a", "b"))
    case 29: Guest(hut: pick(Hut.all[0], Hut(), nil), night: n)
    case 30: pick(Bed(hut: Hut(), number: n) as Any, Key(hut: Hut(), number: n))
    case 31: pick(Data([UInt8(n)]) as Any, [UInt8(n)], IndexSet(integer: n), IndexPath(index: n))
    case 32: pick(URL(filePath: "/1") as Any, Date(timeIntervalSince1970: 1), UUID?.none as Any)
    case 33: pick(Int.self as Any, Double.self, \Trail.name, \Trail.ascent, { n } as () -> Int, ())
    default: Endless(style: pick(.collection, .struct, .dictionary, .tuple, .set, .optional, .enum))
    }
  }

  private mutating func compound(_ kind: Int, _ n: Int, _ depth: Int) -> Any {
    switch kind {
    case 35: [value(depth: depth), value(depth: depth)] as [Any]
    case 36: ["k": value(depth: depth), "l": n] as [String: Any]
    case 37: (value(depth: depth), label: value(depth: depth))
    case 38: Pack(first: value(depth: depth), second: value(depth: depth))
    case 39: pick(Optional(value(depth: depth)) as Any, Int?.some(n) as Any, Int??.none as Any)
    case 40: pick(Step.first(value(depth: depth)) as Any, NSError(domain: "1", code: n))
    case 41: Result<Any, any Error>.success(value(depth: depth))
    case 42: pick(Set([n, 1]) as Any, Set([UInt8(n)]), Set([Peak(n)]), Set<AnyHashable>([n, 1.0]))
    case 43: (0..<pick(50, 110, 130)).reduce(Chain.end(value(depth: 0))) { .next($1, $0) }
    case 44: wide(value(depth: 0), n)
    default: nested(value(depth: 0), levels: pick(3, 6))
    }
  }

  /// Many parts, of which only the last ones may differ.
  private mutating func wide(_ last: Any, _ n: Int) -> Any {
    let numbers = Array(0..<200 + n)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Array(0..<1_000) + [n]
    case 1: return Array(0..<1_000).map { UInt16($0) } + [1]
    case 2: return numbers.map { $0 as Any } + [last]
    case 3: return Set(numbers)
    case 4: return Set(numbers.map { UInt16($0) })
    case 5: return Dictionary(uniqueKeysWithValues: numbers.map { ($0, "\($0)") })
    default: return String(repeating: "1 ", count: 1_000) + "\(n)"
    }
  }

  /// Sets and dictionaries in each other.
  private mutating func nested(_ value: Any, levels: Int) -> Any {
    (0..<levels).reduce(value) { inner, level in
      if let inner = inner as? any Hashable, level % 2 == 0 {
        Set<AnyHashable>([AnyHashable(inner), level])
      } else {
        ["k": inner, "l": level] as [String: Any]
      }
    }
  }
}

@Suite("Verdicts about values of every kind") struct VerdictTests {
  /// The number of pairs; all of them with `SPRY_ALL_VERDICTS` in the environment.
  private static let pairs =
    ProcessInfo.processInfo.environment["SPRY_ALL_VERDICTS"] == nil ? 1_500 : 20_000

  /// The maximum processor time of an assertion, in seconds.
  private static let limit = 0.05

  private enum Verdict { case received, notReceived, inDoubt }

  @Test("A call is received, not received, or in doubt, and never two of these")
  func exactlyOneVerdict() async {
    let slowest = await withTaskGroup { group in
      for part in 0..<8 { group.addTask { self.compare(part) } }
      var slowest = (time: 0.0, pair: "none")
      for await other in group where other.time > slowest.time { slowest = other }
      return slowest
    }
    #expect(slowest.time < Self.limit, "\(slowest)")
  }

  /// Compares an eighth of the pairs, and returns the slowest.
  private func compare(_ part: Int) -> (time: Double, pair: String) {
    var slowest = (time: 0.0, pair: "none")
    for seed in stride(from: part + 1, through: Self.pairs, by: 8) {
      var (maker, again) = (ValueAssembler(seed: UInt64(seed)), ValueAssembler(seed: UInt64(seed)))
      let (first, same, second) = (maker.value(), again.value(), maker.value())
      let pair = "seed \(seed): \(type(of: first)) and \(type(of: second))"
      let (other, own) = (verdict(first, second), verdict(first, same))
      #expect(other.verdict != nil, "\(pair)")
      #expect(own.verdict != .notReceived && own.verdict != nil, "\(pair), the first made twice")
      // For the first value of a type, the runtime searches all conformances.
      let time = other.time > Self.limit ? verdict(first, second).time : other.time
      if time > slowest.time { slowest = (time, pair) }
    }
    return slowest
  }

  /// What assertions say about a call with a value, when another one was specified, and the processor
  /// time that the slower one takes.
  private func verdict(_ specified: Any, _ received: Any) -> (verdict: Verdict?, time: Double) {
    let notebook = FakeNotebook()
    notebook.note(received)
    let call = notebook.call(.note, with: specified)
    let start = processorTime
    let positive = call.received(.atLeast(1), nil).failure
    let middle = processorTime
    let negative = call.notReceived(.atLeast(1), nil).failure
    let time = max(middle - start, processorTime - middle)
    return switch (positive, negative) {
    case (nil, .received): (.received, time)
    case (.some, nil): (.notReceived, time)
    case (.some, .doubtful), (.some, .argumentMistake): (.inDoubt, time)
    default: (nil, time)
    }
  }

  /// The processor time of this thread, in seconds.
  private var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
