import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct Rating: RawRepresentable, Equatable {
  let rawValue: String
}

private final class Slip: Error, Equatable {
  static func == (left: Slip, right: Slip) -> Bool { true }
}

private struct Summit: Equatable {
  let height: Double
}

private enum Status: CustomStringConvertible {
  case closed
  var description: String { "closed" }
}

private final class Peak: Equatable, Sendable {
  let height: Int
  init(height: Int) { self.height = height }
  static func == (left: Peak, right: Peak) -> Bool { left.height == right.height }
}

/// A value whose mirror contains the value itself.
private struct Endless: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [self], displayStyle: .collection) }
}

private struct Shy: CustomReflectable, Equatable {
  var customMirror: Mirror { fatalError("this is code of the test") }
}

/// An enum without `==`, like most enums that carry errors or values of any type.
private enum Event {
  case failed(any Error)
  case item(Peak, Int)
  case value(Any)
  indirect case next(Event)
}

private enum EquatableEvent: Equatable {
  case item(Int)
  static func == (left: EquatableEvent, right: EquatableEvent) -> Bool { false }
}

/// Two types of one name.
private enum Alps {
  static func leg(_ length: Int) -> Any {
    struct Leg: Equatable { let length: Int }
    return Leg(length: length)
  }

  static func otherLeg(_ length: Int) -> Any {
    struct Leg: Equatable { let length: Int }
    return Leg(length: length)
  }
}

@Suite("Look-alike calls") struct LookAlikeTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private func call(_ arguments: Any?...) {
    ranger.stub(.anything).andReturn(1)
    for argument in arguments { let _: Int = ranger.anything(argument) }
  }

  /// Verifies that no call was received with a value, after one call with another value.
  private func absence(of specified: Any, afterCallWith passed: Any?) -> DidCallResult {
    ranger.resetCalls()
    call(passed)
    return ranger.didCall(.anything, with: specified, countSpecifier: .never)
  }

  /// Expects that each value is taken for the specified one, although it doesn't match it.
  private func expectLookAlikes<Specified>(
    _ samples: [(specified: Specified, passed: Any)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (specified, passed) in samples {
      let result = absence(of: specified, afterCallWith: passed)
      let pair: Comment = "\(specified) and \(passed)"
      #expect(result.doubt == .lookAlike, pair, sourceLocation: sourceLocation)
      #expect(!result.success, pair, sourceLocation: sourceLocation)
    }
  }

  /// Expects that no value is taken for the specified one.
  private func expectNoLookAlikes<Specified>(
    _ samples: [(specified: Specified, passed: Any)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (specified, passed) in samples {
      let result = absence(of: specified, afterCallWith: passed)
      #expect(result.success, "\(specified) and \(passed)", sourceLocation: sourceLocation)
    }
  }

  @Test func lookAlikeFailsNegativeVerification() {
    call("x", UInt8(5))
    let difference = "argument 1: expected 5 (Int), received 5 (UInt8)"
    for count in [CountSpecifier.never, .atMost(1), .between(0...2), .atLeast(0)] {
      let result = ranger.didCall(.anything, with: 5, countSpecifier: count)
      #expect(!result.success)
      #expect(result.outline == "lookAlike FakeRanger.anything(5) 0 of \(count)")
      #expect(result.failureMessage.evidence[..<2] == ["anything(5)", difference])
    }
    let outcome = ranger.call(.anything, with: 5).notReceived(.atLeast(1), nil)
    #expect(outcome.outline == "lookAlike FakeRanger.anything(5) 0 of atLeast(1)")
  }

  @Test func lookAlikeFailsPositiveVerification() {
    call(5.0)
    let result = ranger.didCall(.anything, with: 5)
    #expect(result.outline == "notReceived FakeRanger.anything(5) 0 of atLeast(1)")
    #expect(
      result.failureMessage.evidence == [
        "anything(5.0)", "argument 1: expected 5 (Int), received 5.0 (Double)",
        "1. anything(5.0)",
      ])
  }

  @Test("Equal numbers, strings, and collections of different types look alike")
  func lookAlikes() {
    let samples: [(specified: Any, passed: Any)] = [
      (5, 5.0), (5, Int64(5)), (2.5, Float(2.5)), ("Bern", "Bern"[...]), ("B", Character("B")),
      (5, Decimal(5)), ([7], [7 as UInt8]), (["a", "b"], Set(["a", "b"])), ([1, 2], [1, 2][0...]),
      (["a": 1], ["a": Int32(1)]), ((7, "a"), (7 as UInt8, "a")), ([[1], []], [[1.0], []]),
      (0.1, 0.1 as Float), (1..<3, 1..<(3 as UInt8)), (["a"], ["a": 1].keys),
    ]
    expectLookAlikes(samples)
    for (_, passed) in samples {
      call(passed)
      #expect(ranger.didCall(.anything, with: passed).success)
    }
  }

  @Test("NaN, equal objects, and values of different types that print the same look alike too")
  func otherLookAlikes() {
    let samples: [(specified: Any, passed: Any)] = [
      (Double.nan, Double.nan), (Float.nan, Double.nan), ([Double.nan], [Double.nan]),
      ((1, Double.nan), (1, Double.nan)), (["a": Double.nan], ["a": Double.nan]),
      (Peak(height: 1), Peak(height: 1)), ([Peak(height: 1)], [Peak(height: 1)]),
      (NSError(domain: "a", code: 1), NSError(domain: "a", code: 1)),
      (NSString("abc"), NSMutableString(string: "abc")), ("abc", NSString("abc")),
      (NSString("abc"), "abc"), (5, NSNumber(value: 5)), (NSNumber(value: 5), 5), (0, -0.0),
      (1e17, 100_000_000_000_000_000),
      (Result<Int, TrailError>.success(5), Result<UInt8, TrailError>.success(5)),
      ([1: "a"], [UInt8(1): "a"]), (Set([1, 2]), Set([2, 1] as [Int64])),
      ((a: 1, b: 2), (a: 1, b: 2.0)),
    ]
    expectLookAlikes(samples)
  }

  @Test("Payloads of enums without == look alike as other values do")
  func payloadsOfEnums() {
    let error = { NSError(domain: "a", code: 1) }
    let samples: [(specified: Any, passed: Any)] = [
      (Event.failed(error()), Event.failed(error())),
      (Event.item(Peak(height: 1), 2), Event.item(Peak(height: 1), 2)),
      (Event.value(3), Event.value(UInt8(3))), (Event.value(Double.nan), Event.value(Double.nan)),
      (Event.value(["a": 1]), Event.value(["a": UInt8(1)])),
      ([Event.value(3)], [Event.value(UInt8(3))]),
      (Event.next(.next(.value(3))), Event.next(.next(.value(UInt8(3))))),
      (["a": Event.failed(error())], ["a": Event.failed(error())]),
      (
        Result<Event, TrailError>.success(.value(3)),
        Result<Event, TrailError>.success(.value(UInt8(3)))
      ),
      ((Event.value(3), 1), (Event.value(UInt8(3)), 1)),
      (Event.value(Set([1])), Event.value(Set([1 as UInt8]))),
      (Event.value(Int?.some(3) as Any), Event.value(UInt8(3))),
    ]
    expectLookAlikes(samples)
    let others: [(specified: Any, passed: Any)] = [
      (Event.value(3), Event.value(4)), (Event.value(3), Event.failed(error())),
      (Event.item(Peak(height: 1), 2), Event.item(Peak(height: 1), 3)),
      (EquatableEvent.item(1), EquatableEvent.item(1)),
    ]
    expectNoLookAlikes(others)
  }

  @Test func failureNamesTheObjectInThePayload() {
    call(Event.item(Peak(height: 1), 2))
    #expect(
      ranger.didCall(.anything, with: Event.item(Peak(height: 1), 2)).failureMessage.evidence == [
        "anything(.item(<Peak height: 1>, 2))",
        "argument 1.item.0: expected <Peak height: 1>, received an equal but different object; to compare with ==, make Event Equatable",
        "1. anything(.item(<Peak height: 1>, 2))",
      ])
  }

  @Test func valuesOfTwoTypesWithOneNameLookAlike() {
    call(Alps.leg(1))
    #expect(
      ranger.didCall(.anything, with: Alps.otherLeg(1), countSpecifier: .never).doubt == .lookAlike)
    #expect(ranger.didCall(.anything, with: Alps.otherLeg(2), countSpecifier: .never).success)
  }

  @Test("Values of two types with one name look alike inside other values, too")
  func partsOfTwoTypesWithOneName() {
    let samples: [(specified: Any, passed: Any)] = [
      ([Alps.otherLeg(1)], [Alps.leg(1)]), (["a": Alps.otherLeg(1)], ["a": Alps.leg(1)]),
      (Event.value(Alps.otherLeg(1)), Event.value(Alps.leg(1))),
    ]
    expectLookAlikes(samples)
  }

  @Test("Matchers detect values that would match except for their type")
  func matchersThatWouldHaveMatched() {
    let samples: [(specified: Argument, passed: Any)] = [
      (.oneOf(1, 3), UInt8(3)), (.any(of: 1, 3), UInt8(3)), (.all(of: 3), UInt8(3)),
      (.in(1...5), UInt8(3)), (.in(1.0...), 3), (.pass { (text: String) in text == "a" }, "a"[...]),
      (.contains(3), [UInt8(3)]), (.contains(3), [1, UInt8(3), 4] as [Any]),
      (.contains(1, 3), [1, UInt8(3)] as [Any]), (.contains(Argument.in(1...5)), [UInt8(3)]),
      (.pass { (number: Int) in number > 2 }, UInt8(3)),
      (.pass { (number: Double) in number > 2 }, 3),
      (.where(\Summit.height, .oneOf(140, 150)), Summit(height: 140)),
      (.oneOf(Double.nan, 1), Double.nan),
      (.any(of: Peak(height: 1), 3), Peak(height: 1)),
    ]
    expectLookAlikes(samples)
  }

  @Test("Matchers are taken literally if the type isn't the only difference")
  func matchersThatDoNotMatch() {
    let samples: [(specified: Argument, passed: Any)] = [
      (.oneOf(1, 3), UInt8(4)), (.in(1...5), UInt8(6)), (.in(1...5), 2.5),
      (.contains(3), [UInt8(4)]),
      (.pass { (number: Int) in number > 2 }, UInt8(1)), (.not(3), 3),
      (.isType(Int.self), UInt8(3)),
      (.equal(to: Double.nan), Double.nan), (.equal(to: 5), 5.0),
      (.identical(to: Peak(height: 1)), Peak(height: 1)),
      (.hasPrefix("a"), "b"), (.isEmpty, [1]), (.nil, 1),
      (.pass { (value: Any) in "\(value)" != "3" }, 3),
      (.pass { (text: String?) in text == nil }, 3),
      (.pass { (value: any CustomDebugStringConvertible) in value.debugDescription != "3" }, 3),
      (.where(\Summit.height, .oneOf(141)), Summit(height: 140)),
    ]
    expectNoLookAlikes(samples)
  }

  @Test func differentValuesDoNotLookAlike() {
    let samples: [(specified: Any, passed: Any)] = [
      ((a: 1, b: 2), (b: 1, a: 2)), (Peak(height: 1), Peak(height: 2)),
      ([Peak(height: 1)], [Peak(height: 2)]),
      (Double.nan, 1.0), ([Double.nan, 1], [Double.nan, 2]), ("5", 5), (5, "5"),
      ("a", NSString("b")),
      (Data([1]), [2] as [UInt8]), (9_007_199_254_740_993, 9_007_199_254_740_992 as Int64),
      (Trail.eiger, Trail.gemmi), ([1, 2], Set([1, 3] as [UInt8])), (0.1, 0.2 as Float), (1, true),
      (Result<Int, TrailError>.success(5), Result<UInt8, TrailError>.success(6)),
      (Date(), Date.distantPast), (-5, 5 as Int8), (5, -5 as Int8),
      // Nothing is bridged, and no raw value, digit, or description is taken for another.
      ("best", Rating(rawValue: "best")), ("closed", Status.closed), ("a", "a" as StaticString),
      ("http://a.b/", URL(string: "http://a.b/") as Any), (Data([1, 2]), [1, 2] as [UInt8]),
      (true, NSNumber(value: true)), (nil as Int? as Any, NSNull()), ("1.50", 1.5),
      ([1, 2], Set([1, 3] as [Int8])), (1..<3, 1..<(4 as UInt8)), (["b"], ["a": 1].keys),
    ]
    expectNoLookAlikes(samples)
  }

  @Test func successAndFailureDoNotLookAlike() {
    typealias Climb = Result<Slip, Slip>
    call(Climb.success(Slip()))
    #expect(ranger.didCall(.anything, with: Climb.failure(Slip()), countSpecifier: .never).success)
    #expect(!ranger.didCall(.anything, with: Climb.success(Slip()), countSpecifier: .never).success)
  }

  @Test("Long lists and deep values look alike if no part is different") func longAndDeep() {
    // More elements than a search may compare.
    let numbers = Array(0..<11_000)
    #expect(Comparison.areAlike(numbers, numbers.map(Int16.init)))
    #expect(Comparison.areAlike(numbers, numbers.dropLast() + [UInt8(1)] as [Any]) == false)
    #expect(Comparison.areAlike(numbers, numbers.dropLast() + [Int16(10_999)] as [Any]))
    #expect(!Comparison.areAlike(Set(0..<300), Set((1_000..<1_300).map(Int16.init))))
    #expect(Comparison.areAlike(Set(0..<100), Set((0..<100).map(Int16.init))))
    func chain(_ end: Any) -> Event { (0..<100).reduce(.value(end)) { event, _ in .next(event) } }
    #expect(Comparison.areAlike(chain(3), chain(UInt8(3))))
    #expect(!Comparison.areAlike(chain(3), chain(UInt8(4))))
  }

  @Test func searchTerminatesForRecursiveStructures() {
    let array = NSMutableArray()
    array.add(array)
    call(array, Endless())
    #expect(ranger.didCall(.anything, with: [1], countSpecifier: .never).success)
    #expect(ranger.didCall(.anything, with: [[[[1]]]], countSpecifier: .never).success)
  }

  @Test(
    "A large set or dictionary with one different element is compared in linear time",
    .timeLimit(.minutes(5)))
  func largeSetsAndDictionaries() {
    let texts = (0...5_000).map { "\($0)" }
    call(Set(texts.dropLast()))
    #expect(
      ranger.didCall(.anything, with: Set(texts.dropFirst()), countSpecifier: .never).success)
    let failure = ranger.didCall(.anything, with: Set(texts.dropFirst())).failureMessage
    #expect(
      failure.split(separator: "\n").contains(#"    argument 1: missing "5000""#), "\(failure)")
    ranger.resetCalls()
    call(Dictionary(uniqueKeysWithValues: texts.dropLast().map { ($0, $0 as Any) }))
    let others = Dictionary(uniqueKeysWithValues: texts.dropFirst().map { ($0, $0 as Any) })
    #expect(ranger.didCall(.anything, with: others, countSpecifier: .never).success)
    let text = ranger.didCall(.anything, with: others).failureMessage
    #expect(text.contains(#"argument 1["5000"]: "#), "\(text)")
  }

  @Test func oneMissingEntryOfALargeSetOrDictionaryIsNamed() {
    let texts = (0..<4_000).map { "\($0)" }
    let entries = Dictionary(uniqueKeysWithValues: texts.map { ($0, $0) })
    func lines(_ specified: Any, _ passed: Any) -> [Substring] {
      ranger.resetCalls()
      call(passed)
      #expect(ranger.didCall(.anything, with: specified, countSpecifier: .never).success)
      return ranger.didCall(.anything, with: specified).failureMessage.split(separator: "\n")
        .filter { $0.hasPrefix("    argument 1") }
    }
    #expect(lines(Set(texts), Set(texts.dropFirst())) == [#"    argument 1: missing "0""#])
    #expect(
      lines(entries, entries.filter { $0.key != "7" }) == [#"    argument 1["7"]: missing "7""#])
    #expect(
      lines([Set(texts)], [Set(texts.dropFirst())]) == [#"    argument 1[0]: missing "0""#])
    #expect(
      lines(Set(texts.map(AnyHashable.init)), Set(texts.dropFirst().map(AnyHashable.init)))
        == [#"    argument 1: missing "0""#])
  }

  @Test func failureExplainsEqualObjectsAndNaN() {
    call(Peak(height: 1))
    func explanation(of specified: Any, _ count: CountSpecifier = .never) -> String? {
      ranger.didCall(.anything, with: specified, countSpecifier: count).failureMessage.evidence
        .first { $0.hasPrefix("argument 1") }
    }
    #expect(
      explanation(of: Peak(height: 1))
        == "argument 1: expected <Peak height: 1>, received an equal but different object; to compare with ==, use equal(to:)"
    )
    ranger.resetCalls()
    call(Double.nan)
    #expect(
      explanation(of: Double.nan)
        == "argument 1: expected nan, received nan, which never equals itself"
    )
    ranger.resetCalls()
    call(UInt8(3))
    #expect(
      explanation(of: Argument.oneOf(3, 4))
        == "argument 1: expected one of 3, 4, received 3 (UInt8)"
    )
    ranger.resetCalls()
    let text = NSString("abc")
    call(text)
    #expect(
      explanation(of: "abc", .atLeast(1))
        == "argument 1: expected \"abc\" (String), received \"abc\" (\(type(of: text)))")
  }

  @Test func canceledWaitProvesNothing() {
    let outcome = ranger.call(.anything, with: 5)
      .notReceived(
        .atLeast(1), nil, after: Wait(limit: .milliseconds(20), isConfirmed: false))
    #expect(outcome.outline == "unconfirmed FakeRanger.anything with 5 0 of atLeast(1)")
  }

  @Test func otherValuesPassNegativeVerification() {
    call(6.0, "5", "5.0", nil, [5], Trail.eiger, true, [2.0, 1.0], Set([1]))
    #expect(ranger.didCall(.anything, with: [1, 2], countSpecifier: .never).success)
    #expect(ranger.didCall(.anything, with: [Trail.eiger], countSpecifier: .never).success)
    #expect(ranger.didCall(.anything, with: [nil as Int?, 5], countSpecifier: .never).success)
    #expect(ranger.didCall(.anything, with: 5, countSpecifier: .never).success)
    #expect(ranger.didCall(.anything, with: nil as Int?, countSpecifier: .exactly(1)).success)
  }

  /// It counts wherever one more call would change the verdict.
  @Test(arguments: [
    (CountSpecifier.atMost(1), false), (.once, false), (.between(0...1), false), (.atMost(2), true),
    (.atLeast(1), true), (.between(1...2), true), (.atLeast(2), false), (.twice, false),
    (.atLeast(3), false), (.never, false),
  ])
  func lookAlikeCountsBesidesTheValue(count: CountSpecifier, isMet: Bool) {
    call(5, 5.0, 6)
    let result = ranger.didCall(.anything, with: 5, countSpecifier: count)
    #expect(result.success == isMet)
    let mayChange = count.allows(1) != count.allows(2)
    #expect((result.doubt == .lookAlike) == mayChange)
  }

  @Test func negativeAssertionIsInDoubtIfOneMoreCallWouldFailIt() {
    call(5, 5.0)
    #expect(
      ranger.call(.anything, with: 5).notReceived(.atLeast(2), nil).outline
        == "lookAlike FakeRanger.anything(5) 1 of atLeast(2)")
    #expect(
      ranger.call(.anything, with: 5).notReceived(.atLeast(3), nil).text(adding: "")
        == nil)
  }

  @Test func equalToMatcherIsTakenLiterally() {
    call(5.0)
    #expect(
      ranger.didCall(.anything, with: Argument.equal(to: 5), countSpecifier: .never).success)
  }

  @Test func allOtherArgumentsMustMatch() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    #expect(
      store.didCall(.save, with: Trail.gemmi, "best"[...], countSpecifier: .never).success)
    #expect(
      !store.didCall(.save, with: Trail.eiger, "best"[...], countSpecifier: .never).success)
  }

  @Test("A test's predicate runs once per call, and only if the other arguments look alike")
  func predicatesRunLast() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    var asked: [String] = []
    let condition = Argument.pass { (name: String) in
      asked.append(name)
      return true
    }
    #expect(store.didCall(.save, with: Trail.gemmi, condition, countSpecifier: .never).success)
    #expect(asked == [])
    #expect(!store.didCall(.save, with: Trail.eiger, condition, countSpecifier: .never).success)
    #expect(asked == ["best"])
  }

  @Test func mirrorOfAValueOfAnotherTypeIsNotRead() {
    call(5)
    #expect(ranger.didCall(.anything, with: Shy(), countSpecifier: .never).success)
  }

  @Test func predicateIsNotAskedAgainIfAPlainValueDiffers() {
    let store = FakeTrailStore()
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    let count = Counter()
    let steep = Argument.pass { (trail: Trail) in
      _ = count.next()
      return trail == .eiger
    }
    #expect(store.didCall(.save, with: steep, "worst", countSpecifier: .never).success)
    #expect(count.value == 1)
  }

  @Test func lookAlikeFailsNegativeExpectation() {
    ranger.expect(.anything, with: 5, countSpecifier: .never)
    call(5.0)
    let line = #line + 1
    let failures = outlines { ranger.verify() }
    #expect(
      failures == [
        """
        lookAlike FakeRanger.anything(5) 0 of exactly(0), since expectation, \
        verified at LookAlikeTests.swift:\(line)
        """
      ])
  }

  /// A matcher of numbers, text, or elements is asked again with what an argument stands for.
  @Test func matchersAreAskedAgainWithConvertedValues() {
    let samples: [(specified: Argument, passed: Any)] = [
      (.in(0...5), Decimal(3)), (.in(0...5), UInt8(3)), (.in(0.5...5), Decimal(3)),
      (.hasCount(1), NSArray(array: [1])), (.contains(1), NSArray(array: [1])),
      (.isEmpty, NSDictionary()), (.hasCount(2), NSSet(array: [1, 2])),
      (.hasPrefix("a"), Character("a")), (.hasSuffix("a"), Character("a")),
      (.matching(/b/), Character("b")),
      (.pass { (text: String) in text.count == 3 }, "abc"[...]),
    ]
    expectLookAlikes(samples)
    for (matcher, received) in samples {
      _ = absence(of: matcher, afterCallWith: received)
      #expect(!ranger.didCall(.anything, with: matcher).success)
    }
  }

  @Test func otherConvertedValuesAreNotAlike() {
    let samples: [(specified: Argument, passed: Any)] = [
      (.in(0...5), Decimal(7)), (.in(0...5), "3"), (.in(0...5), Decimal(2.5)),
      (.hasCount(2), NSArray(array: [1])), (.contains(2), NSArray(array: [1])),
      (.isEmpty, NSArray(array: [1])), (.hasPrefix("b"), Character("a")),
      (.where(\String.count, 3), "abc" as NSString), (.hasPrefix("/"), URL(filePath: "/a")),
      (.pass { (text: String) in text.count == 1 }, 7), (.hasCount(1), NSObject()),
      (.where(\Int.description, "7"), Trail.eiger),
    ]
    expectNoLookAlikes(samples)
  }

  @Test func equalToMatchesWhatIsInsideAnAnyHashable() {
    call(AnyHashable(3))
    #expect(ranger.didCall(.anything, with: Argument.equal(to: 3)).success)
    #expect(ranger.didCall(.anything, with: Argument.equal(to: 4), countSpecifier: .never).success)
  }

  /// On Linux, each access makes a new object.
  @Test func dispatchQueuesAreOneIfTheirQueueIs() {
    call(DispatchQueue.main)
    #expect(ranger.didCall(.anything, with: DispatchQueue.main).success)
    #expect(
      ranger.didCall(.anything, with: DispatchQueue.global(), countSpecifier: .never).success)
    let label = "a"
    call(DispatchQueue(label: label))
    let other = DispatchQueue(label: label)
    #expect(ranger.didCall(.anything, with: other, countSpecifier: .never).success)
  }

  /// Dictionaries take more of the stack than arrays.
  @Test func deepDictionariesAreComparedOnASmallStack() {
    let isDone = DispatchSemaphore(value: 0)
    let successes = Lock<[Bool]>([])
    let thread = Thread {
      func nested(_ value: Int) -> Any {
        (0..<100).reduce(value as Any) { inner, _ in ["a": inner] }
      }
      let results = [
        Comparison.areAlike(nested(1), nested(1)), Comparison.matches(nested(1), nested(1)),
        Comparison.mistake(in: nested(1)) == nil,
      ]
      successes.withLock { $0 = results }
      isDone.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    isDone.wait()
    // What can't be compared to the end is reported as too deep, and is in doubt.
    #expect(successes.withLock { $0 } == [true, false, false])
  }
}
