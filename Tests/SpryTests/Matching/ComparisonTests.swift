import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class Peak: Sendable {}

private final class EqualPeak: Equatable, Sendable {
  static func == (left: EqualPeak, right: EqualPeak) -> Bool { true }
}

/// A type that defines its own comparison: two values match if their difference is small.
private struct Rough: SpryEquatable {
  var value: Double

  func isEqual(toArgument actual: Any) -> Bool {
    guard let other = actual as? Rough else { return false }
    return abs(value - other.value) < 0.5
  }
}

/// A type that defines a stricter comparison than `==`.
private struct Exact: Hashable, SpryEquatable {
  var text: String
  var version: Int

  static func == (left: Exact, right: Exact) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  func isEqual(toArgument actual: Any) -> Bool {
    guard let other = actual as? Exact else { return false }
    return text == other.text && version == other.version
  }
}

/// A type that defines a looser comparison than `==`.
private struct Loose: Hashable, SpryEquatable {
  var text: String

  func isEqual(toArgument actual: Any) -> Bool {
    (actual as? Loose)?.text.lowercased() == text.lowercased()
  }
}

/// An error without `==`.
private enum Outage: Error {
  case offline, unknown
  case timeout(Int, (any Error)?)
  case other(any Error)
  case drawn(Scribble)
}

/// An error that is an object, which a payload keeps in a box.
private final class Slip: Error {}

private enum OtherOutage: Error {
  case offline
  case other(any Error)
}

/// An enum whose description is the same for all cases.
private struct Sled {
  var name: String
  var load: Any?
  var rider: Slip
}

private struct OtherSled {
  var name: String
  var load: Any?
  var rider: Slip
}

private struct Empty {}
private struct OtherEmpty {}

private struct Link {
  indirect enum Box {
    case link(Link)
    init(_ link: Link) { self = .link(link) }
  }
  var next: Box?
}

/// Its rider may be gone, and reading it would then stop the process.
private struct Unowned {
  var name: String
  unowned var rider: Slip?
}

private struct Weak {
  weak var rider: Slip?
}

private enum Described: CustomStringConvertible {
  case first, second
  case payload(any Sendable)
  case other(any Sendable)

  var description: String { "described" }
}

/// A value that presents itself as a tuple.
private struct Pair: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .tuple) }
}

/// A value whose mirror contains the value itself.
private struct Endless: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [self], displayStyle: .tuple) }
}

private indirect enum Nest {
  case empty
  case inside(Nest)
}

private indirect enum Route {
  case end
  case next(Int, Route)
  case node(Int, [Route])
}

@Suite("Comparing a specified value with an argument") struct ComparisonTests {
  @Test("Optionals are flattened on both sides") func optionals() {
    #expect(Comparison.matches(1, Int???.some(1) as Any))
    #expect(Comparison.matches(Int???.some(1) as Any, 1))
    #expect(!Comparison.matches(Int??.some(1) as Any, Int?.some(2) as Any))
  }

  @Test("AnyHashable boxes are removed on both sides") func hashableBoxes() {
    #expect(Comparison.matches("a", AnyHashable("a")))
    #expect(Comparison.matches(AnyHashable("a"), "a"))
    #expect(Comparison.matches(AnyHashable("a"), AnyHashable("a")))
    #expect(Comparison.matches([1, "a"] as [AnyHashable], [1, "a"] as [Any]))
    #expect(!Comparison.matches("a", AnyHashable("b")))
    #expect(!Comparison.matches(1, AnyHashable(Int8(1))))
    #expect(Argument("a").matches(AnyHashable("a")))
    #expect(Argument(AnyHashable(1)).matches(1))
    #expect(!Argument(1).matches(AnyHashable(Int8(1))))
  }

  @Test("1. nil equals nil only") func nils() {
    #expect(Comparison.matches(nil, nil))
    #expect(Comparison.matches(nil, Int??.some(nil) as Any))
    #expect(Comparison.matches(Int??.some(nil) as Any, nil))
    #expect(!Comparison.matches(nil, 0))
    #expect(!Comparison.matches(0, nil))
    #expect(!Comparison.matches("nil", nil))
  }

  @Test("2. Arrays, dictionaries, and tuples are compared part by part") func structures() {
    let peak = Peak()
    #expect(Comparison.matches([peak], [peak]))
    #expect(!Comparison.matches([peak], [Peak()]))
    #expect(!Comparison.matches([peak], [peak, peak]))
    #expect(!Comparison.matches([peak, peak], [peak]))
    #expect(!Comparison.matches([1, "b"] as [Any], ["b", 1] as [Any]))
    #expect(Comparison.matches(["a": peak], ["a": peak]))
    #expect(!Comparison.matches(["a": peak], ["b": peak]))
    #expect(Comparison.matches((1, "x"), (1, "x")))
    #expect(!Comparison.matches((1, "x"), (1, "y")))
    #expect(!Comparison.matches((1, "x"), (1, "x", 2)))
    #expect(!Comparison.matches((1, "x", 2), (1, "x")))
    #expect(!Comparison.matches(["a": 1] as [String: Any], ["a": 2] as [String: Any]))
    #expect(!Comparison.matches(["a": 1] as [String: Any], ["b": 1] as [String: Any]))
    #expect(Comparison.matches([(1, peak)], [(1, peak)]))
    #expect(Comparison.matches([1, nil, "x"] as [Any?], [1, nil, "x"] as [Any?]))
    #expect(!Comparison.matches([1, nil, "x"] as [Any?], [1, 2, "x"] as [Any?]))
  }

  @Test("2. Numbers of different types don't match as keys or in sets") func numbersInContainers() {
    #expect(!Comparison.matches([1: "a"], [UInt8(1): "a"]))
    #expect(!Comparison.matches([1: "a"], [1.0: "a"]))
    #expect(!Comparison.matches([1: "a"] as [AnyHashable: String], [UInt8(1): "a"]))
    #expect(Comparison.matches([1: "a"] as [AnyHashable: String], [1: "a"]))
    #expect(!Comparison.matches(Set([1, 2]), Set([1, 2] as [Int64])))
    #expect(!Comparison.matches([1, 2] as Set<AnyHashable>, Set([1, 2] as [Int64])))
    #expect(Comparison.matches([1, 2] as Set<AnyHashable>, Set([2, 1])))
    #expect(!Comparison.matches([1, 2] as Set<AnyHashable>, [1, UInt8(2)] as Set<AnyHashable>))
    #expect(!Comparison.matches([[1]], [[UInt8(1)]]))
  }

  @Test("2. A type's own comparison applies inside containers") func ownComparisonInContainers() {
    let strict = Exact(text: "a", version: 1)
    let other = Exact(text: "a", version: 2)
    #expect(strict == other)
    #expect(!Comparison.matches(strict, other))
    #expect(!Comparison.matches([strict], [other]))
    #expect(!Comparison.matches([strict] as Set, [other] as Set))
    #expect(!Comparison.matches(["a": strict], ["a": other]))
    #expect(!Comparison.matches([strict: 1], [other: 1]))
    #expect(!Comparison.matches([[strict]], [[other]]))
    #expect(!Comparison.matches([strict as Exact?], [other as Exact?]))
    #expect(!Comparison.matches((strict, 1), (other, 1)))
    #expect(
      !Comparison.matches(
        Result<Exact, TrailError>.success(strict), Result<Exact, TrailError>.success(other)))
    #expect(!Comparison.matches([strict][...], [other][...]))
    #expect(!Comparison.matches(ContiguousArray([strict]), ContiguousArray([other])))
    #expect(Comparison.matches([Loose(text: "A")], [Loose(text: "a")]))
    #expect(Comparison.matches([Loose(text: "A"): 1], [Loose(text: "a"): 1]))
    #expect(
      Comparison.matches(
        [Loose(text: "A"), Loose(text: "B")] as Set, [Loose(text: "b"), Loose(text: "a")] as Set))
    #expect(
      !Comparison.matches(
        [Loose(text: "A"), Loose(text: "a")] as Set, [Loose(text: "b"), Loose(text: "a")] as Set))
  }

  @Test("2. Objects are compared by identity inside containers") func identityInContainers() {
    let peak = EqualPeak()
    #expect(Comparison.matches([peak], [peak]))
    #expect(!Comparison.matches([peak], [EqualPeak()]))
    #expect(!Comparison.matches([peak as EqualPeak?], [EqualPeak()]))
    #expect(!Comparison.matches(["a": peak], ["a": EqualPeak()]))
    #expect(!Comparison.matches([[peak]], [[EqualPeak()]]))
    #expect(
      !Comparison.matches(
        Result<EqualPeak, TrailError>.success(peak),
        Result<EqualPeak, TrailError>.success(EqualPeak())))
    #expect(!Comparison.matches([NSString("a")], [NSMutableString(string: "a")]))
  }

  @Test("2. Results are compared part by part") func results() {
    typealias Names = Result<[String], any Error>
    #expect(Comparison.matches(Names.success(["a"]), Names.success(["a"])))
    #expect(!Comparison.matches(Names.success(["a"]), Names.success(["b"])))
    #expect(!Comparison.matches(Names.success(["a"]), Names.failure(TrailError.closed)))
    #expect(Comparison.matches(Names.failure(TrailError.closed), Names.failure(TrailError.closed)))
    #expect(
      !Comparison.matches(Names.failure(TrailError.closed), Names.failure(TrailError.steep(1))))
    #expect(Comparison.matches(Names.failure(Outage.offline), Names.failure(Outage.offline)))
    #expect(
      !Comparison.matches(Result<Int, TrailError>.success(1), Result<UInt8, TrailError>.success(1)))
    #expect(!Comparison.matches(Result<Int, TrailError>.success(1), 1))
  }

  @Test("2. Empty containers are compared by their types") func emptyContainers() {
    #expect(!Comparison.matches([Scribble](), [Peak]()))
    #expect(!Comparison.matches([Int](), [UInt8]()))
    #expect(Comparison.matches([Int](), [Int?]()))
    #expect(Comparison.matches([Int](), [Any]()))
    #expect(Comparison.matches([any Error](), [TrailError]()))
    #expect(!Comparison.matches([Int: String](), [Int: Int]()))
    #expect(!Comparison.matches(Set<Int>(), Set<String>()))
    #expect(!Comparison.matches([[Int]](), [[String]]()))
    #expect(!Comparison.matches([Int?.none], [String?.none]))
    #expect(Comparison.matches([Int?.none], [Int??.none]))
    #expect(Comparison.matches([nil] as [Any?], [Int?.none]))
    #expect(!Comparison.matches((1, Int?.none), (1, String?.none)))
    #expect(!Comparison.matches([1, 2], [1, 2][...]))
  }

  @Test("2. Elements of lists are compared in order") func order() {
    let first = Peak()
    let second = Peak()
    #expect(Comparison.matches([first, second], [first, second]))
    #expect(!Comparison.matches([first, second], [second, first]))
    #expect(!Comparison.matches([first, second][...], [second, first][...]))
    #expect(
      !Comparison.matches(ContiguousArray([first, second]), ContiguousArray([second, first])))
    #expect(
      Comparison.matches(ContiguousArray([first, second]), ContiguousArray([first, second])))
  }

  @Test("2. Empty lists of different kinds never match") func emptyKinds() {
    let lists: [Any] = [
      [Int](), [Int]()[...], ContiguousArray<Int>(), Set<Int>(), [Int: Int](),
    ]
    for (index, list) in lists.enumerated() {
      let matching = lists.indices.filter { Comparison.matches(list, lists[$0]) }
      #expect(matching == [index])
    }
  }

  @Test("2. Dictionaries and sets of different sizes never match") func sizes() {
    let peak = Peak()
    #expect(!Comparison.matches(["a": peak], ["a": peak, "b": peak]))
    #expect(!Comparison.matches(["a": peak, "b": peak], ["a": peak]))
    #expect(
      !Comparison.matches(["a": peak] as [String: Any], ["a": peak, "b": 1] as [String: Any]))
    #expect(!Comparison.matches(["a": 1, "b": 2] as [String: Any], ["a": 1] as [String: Any]))
    #expect(!Comparison.matches([:] as [String: Any], ["a": 1] as [String: Any]))
    #expect(!Comparison.matches(Set([1]), Set([1, 2])))
  }

  @Test("2. Tuples don't match arrays or tuples with other labels") func tuples() {
    #expect(!Comparison.matches((1, 2), [1, 2]))
    #expect(!Comparison.matches([1, 2], (1, 2)))
    #expect(Comparison.matches((a: 1, b: 2), (a: 1, b: 2)))
    #expect(Comparison.matches((1, 2), (a: 1, b: 2)))
    #expect(!Comparison.matches((b: 1, a: 2), (a: 1, b: 2)))
  }

  @Test("2. An array of Any matches a typed array with the same values") func erasedArrays() {
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

  @Test("2. Matchers work inside structures") func nestedMatchers() {
    #expect(Comparison.matches([1, Argument.anything] as [Any], [1, "whatever"] as [Any]))
    #expect(!Comparison.matches([1, Argument.nil] as [Any?], [1, "whatever"] as [Any?]))
    #expect(Comparison.matches([1, Argument.nil] as [Any?], [1, nil] as [Int?]))
    #expect(Comparison.matches([1, Argument.anything] as [Any?], [1, nil] as [Int?]))
    #expect(!Comparison.matches([1, Argument.nonNil] as [Any?], [1, nil] as [Int?]))
  }

  @Test("3. SpryEquatable types decide for themselves") func spryEquatable() {
    #expect(Comparison.matches(Rough(value: 1), Rough(value: 1.3)))
    #expect(!Comparison.matches(Rough(value: 1), Rough(value: 1.6)))
    #expect(!Comparison.matches(Rough(value: 1), 1.0))
    #expect(Comparison.matches([Rough(value: 1)], [Rough(value: 1.3)]))
  }

  @Test("4. Class instances are compared by identity") func identity() {
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

  @Test("4. Key paths are values") func keyPaths() {
    #expect(Comparison.matches(\Trail.name, \Trail.name))
    #expect(!Comparison.matches(\Trail.name, \Trail.ascent))
    #expect(Comparison.matches(\[Int].[0], \[Int].[0]))
    #expect(!Comparison.matches(\[Int].[0], \[Int].[1]))
    #expect(Comparison.matches(\[Int].count, \[Int].count))
    let path: PartialKeyPath<Trail> = \Trail.name
    #expect(Comparison.matches(path, (\Trail.name).appending(path: \String.self)))
    #expect(Comparison.matches([\Trail.name], [\Trail.name]))
    #expect(!Comparison.matches([\Trail.name], [\Trail.ascent] as [PartialKeyPath<Trail>]))
  }

  @Test("5. Metatypes are compared by identity") func metatypes() {
    #expect(Comparison.matches(Int.self, Int.self))
    #expect(!Comparison.matches(Int.self, UInt.self))
    #expect(Comparison.matches(Peak.self, Peak.self))
    #expect(!Comparison.matches(Peak.self, Peak()))
    #expect(!Comparison.matches(Int.self, 1))
  }

  @Test("6. Equatable values of the same type are compared with ==") func equatable() {
    #expect(Comparison.matches(Trail.eiger, Trail.eiger))
    #expect(!Comparison.matches(Trail.eiger, Trail.gemmi))
    #expect(Comparison.matches(TrailError.steep(3), TrailError.steep(3)))
    #expect(Comparison.matches(Set([1, 2]), Set([2, 1])))
    #expect(!Comparison.matches(Set([1]), [1]))
    #expect(!Comparison.matches(Double.nan, Double.nan))
  }

  @Test("7. Enums without == must have the same type and case") func enums() {
    #expect(Comparison.matches(Outage.offline, Outage.offline))
    #expect(!Comparison.matches(Outage.offline, Outage.unknown))
    #expect(!Comparison.matches(Outage.offline, Outage.timeout(3, nil)))
    #expect(Comparison.matches(Outage.timeout(3, nil), Outage.timeout(3, nil)))
    #expect(!Comparison.matches(Outage.timeout(3, nil), Outage.timeout(4, nil)))
    #expect(!Comparison.matches(Outage.timeout(3, nil), Outage.timeout(3, TrailError.closed)))
    #expect(Comparison.matches(Outage.other(Outage.offline), Outage.other(Outage.offline)))
    #expect(!Comparison.matches(Outage.other(Outage.offline), Outage.other(Outage.unknown)))
    #expect(!Comparison.matches(Outage.offline, OtherOutage.offline))
    #expect(Comparison.matches([Outage.offline], [Outage.offline]))
    #expect(!Comparison.matches([Outage.offline], [Outage.unknown]))
    let incomparable: [Any] = [
      Outage.drawn(Scribble(strokes: 1)), Described.payload(Scribble(strokes: 1)),
    ]
    for value in incomparable {
      #expect(Comparison.mistake(in: value)?.type != nil)
      #expect(!Comparison.matches(value, value))
    }
    let slip = Slip()
    #expect(Comparison.matches(Outage.other(slip), Outage.other(slip)))
    #expect(!Comparison.matches(Outage.other(slip), Outage.other(Slip())))
    #expect(Comparison.matches(Described.payload(1), Described.payload(1)))
    #expect(!Comparison.matches(Described.payload(1), Described.other(1)))
    #expect(Comparison.matches(Described.first, Described.first))
    #expect(!Comparison.matches(Described.first, Described.second))
  }

  @Test("8. Structs without == must have the same type and equal properties") func structs() {
    let slip = Slip()
    let sled = Sled(name: "a", load: 1, rider: slip)
    #expect(Comparison.matches(sled, sled))
    #expect(Comparison.matches(sled as Sled?, sled as Any))
    #expect(Comparison.matches([sled], [sled]))
    #expect(!Comparison.matches(sled, Sled(name: "b", load: 1, rider: slip)))
    #expect(!Comparison.matches(sled, Sled(name: "a", load: 1.0, rider: slip)))
    #expect(!Comparison.matches(sled, Sled(name: "a", load: nil, rider: slip)))
    #expect(!Comparison.matches(sled, Sled(name: "a", load: 1, rider: Slip())))
    #expect(!Comparison.matches(sled, OtherSled(name: "a", load: 1, rider: slip)))
    #expect(!Comparison.areAlike(sled, OtherSled(name: "a", load: 1, rider: slip)))
    #expect(Comparison.areAlike(sled, Sled(name: "a", load: 1 as Int64, rider: slip)))
    #expect(!Comparison.matches(sled, ("a", 1, slip)))
    #expect(Comparison.matches(Empty(), Empty()))
    #expect(!Comparison.matches(Empty(), OtherEmpty()))
    #expect(
      Comparison.matches(Link(next: .init(Link(next: nil))), Link(next: .init(Link(next: nil)))))
    #expect(!Comparison.matches(Link(next: .init(Link(next: nil))), Link(next: nil)))
  }

  @Test func propertyThatIsNotStrongIsNeverRead() {
    var rider: Slip? = Slip()
    let sled = Unowned(name: "a", rider: rider)
    rider = nil
    #expect(Comparison.mistake(in: sled)?.type == Unowned.self)
    #expect(!Comparison.matches(sled, sled))
    #expect(!Comparison.areAlike(sled, Unowned(name: "b", rider: rider)))
    let board = FakeClosure()
    (board.closure() as (Unowned) -> Void)(sled)
    #expect(board.recordedCalls[0].description == "call(Unowned(name: \"a\"))")
    #expect(Comparison.mistake(in: Weak(rider: nil))?.type == Weak.self)
  }

  @Test("9. Anything else can't be compared, and the type is reported") func incomparable() {
    #expect(!Comparison.matches(Scribble(strokes: 1), Scribble(strokes: 1)))
    let scribble = Scribble(strokes: 1)
    let incomparable: [Any] = [
      scribble, [1, scribble] as [Any], ["a": scribble], (1, scribble), [[scribble]],
    ]
    for value in incomparable {
      let type = Comparison.mistake(in: value)?.type
      #expect(type == Scribble.self)
    }
    let closureType = Comparison.mistake(in: { 1 } as () -> Int)?.type
    #expect(closureType == (() -> Int).self)
    let comparable: [Any?] = [
      nil, 1, Peak(), Int.self, Trail.eiger, [Peak()], (1, 2), Rough(value: 1), Argument.anything,
      [Argument.nil] as [Any], [Scribble](),
    ]
    for value in comparable {
      #expect(Comparison.mistake(in: value) == nil)
    }
  }

  @Test func containersOfDifferentKindsNeverMatch() {
    #expect(!Comparison.matches([[String: Any]](), [Result<String, any Error>]()))
    #expect(!Comparison.matches((1, 2), Pair()))
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

  @Test("Types that don't restrict a value agree with all types") func agreement() {
    let open: [any Any.Type] = [
      Any.self, AnyObject.self, (any Error).self, (any Error & AnyObject).self, AnyHashable.self,
      (any Collection<Int>).self, Any?.self,
    ]
    for type in open {
      #expect(TypeAgreement.agree(type, Int.self), "\(type)")
      #expect(TypeAgreement.agree(Int.self, type), "\(type)")
    }
    #expect(TypeAgreement.agree(Int.self, Int??.self))
    #expect(TypeAgreement.agree(Peak.self, EqualPeak.self))
    #expect(TypeAgreement.agree([Int].self, [Any].self))
    #expect(!TypeAgreement.agree(Int.self, String.self))
    #expect(!TypeAgreement.agree(Peak.self, String.self))
    #expect(!TypeAgreement.agree([Int].self, Set<Int>.self))
    #expect(!TypeAgreement.agree([Int: Int].self, [Int: String].self))
    #expect(!TypeAgreement.agree(((Int) -> Int).self, ((Int) -> String).self))
  }

  @Test("Recursive enums are compared to a depth of 100 cases, on the small stack of a thread")
  func recursiveEnums() {
    @Sendable func chain(_ count: Int) -> Route { (0..<count).reduce(.end) { .next($1, $0) } }
    @Sendable func tree(_ count: Int) -> Route { (0..<count).reduce(.end) { .node($1, [$0]) } }
    let results = Lock<[Bool]>([])
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let matches = [
        Comparison.matches(chain(100), chain(100)), Comparison.matches(tree(55), tree(55)),
        Comparison.mistake(in: chain(100)) == nil, Comparison.mistake(in: tree(55)) == nil,
        !Comparison.matches(chain(100), chain(99)), !Comparison.areAlike(chain(100), chain(99)),
      ]
      results.withLock { $0 = matches }
      isDone.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    isDone.wait()
    #expect(results.withLock { $0 } == Array(repeating: true, count: 6))
    guard case .tooDeep(let type) = Comparison.mistake(in: chain(500)) else {
      Issue.record("A chain of 500 cases should be nested too deeply.")
      return
    }
    let isRoute = type == Route.self
    #expect(isRoute)
  }

  @Test("Recursive enums are compared inside other values, too")
  func recursiveEnumsInsideValues() {
    let chain = (0..<51).reduce(Route.end) { .next($1, $0) }
    let other = (0..<51).reduce(Route.end) { .next($1 == 0 ? 1 : $1, $0) }
    let tree = (0..<34).reduce(Route.end) { .node($1, [$0]) }
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn()
    let texts = failures {
      let samples: [(same: Any, other: Any)] = [
        (chain, other), ([chain], [other]), (["a": chain], ["a": other]),
        ((1, chain), (1, other)), (Route?.some(chain) as Any, Route?.some(other) as Any),
        (Result<Route, TrailError>.success(chain), Result<Route, TrailError>.success(other)),
        (tree, chain),
      ]
      for (same, other) in samples {
        ranger.resetCalls()
        ranger.anything(same, as: Void.self)
        #expect(ranger.didCall(.anything, with: same).success)
        #expect(!ranger.didCall(.anything, with: other).success)
        #expect(ranger.didCall(.anything, with: other, countSpecifier: .never).success)
      }
    }
    #expect(texts == [])
  }

  @Test("Comparing deep or recursive structures terminates") func endless() {
    let array = NSMutableArray()
    array.add(array)
    #expect(Comparison.matches(array, array))
    #expect(!Comparison.matches(array, NSMutableArray()))
    #expect(!Comparison.matches([1], array))
    let endless = Endless()
    #expect(!Comparison.matches(endless, endless))
    #expect(Comparison.mistake(in: endless) != nil)
    var nest = Nest.empty
    for _ in 0..<50_000 { nest = .inside(nest) }
    #expect(Comparison.mistake(in: nest) != nil)
    #expect(!Comparison.matches(nest, nest))
    // Freed step by step, because the compiler's own deinitialization would overflow the stack.
    while case .inside(let inner) = nest { nest = inner }
  }

  @Test("Nothing is bridged") func bridging() {
    #expect(!Comparison.matches(1, NSNumber(value: 1)))
    #expect(!Comparison.matches(true, NSNumber(value: 1)))
    #expect(!Comparison.matches(1.0, NSNumber(value: 1)))
    #expect(!Comparison.matches(NSNumber(value: 1), 1))
    #expect(!Comparison.matches("x", NSString("x")))
    #expect(!EqualsOperator.areEqual(1, NSNumber(value: 1)))
    #expect(!EqualsOperator.areEqual("x", NSString("x")))
  }
}
