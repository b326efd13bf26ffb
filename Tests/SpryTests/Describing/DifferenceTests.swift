import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private indirect enum Path {
  case end(Int)
  case next(Path)
}

@Suite("Differences between two values") struct DifferenceTests {
  /// The elements at the start of every list, which make it too long to be printed in full.
  private let shared = Array(repeating: 1_000_000, count: 10)

  private func list(_ count: Int, of number: Int) -> [Int] {
    shared + Array(repeating: number, count: count)
  }

  private func differences(_ count: Int, _ text: String) -> [String] {
    (10..<10 + count).map { "argument 1[\($0)]: \(text)" }
  }

  @Test(arguments: [1, 9, 10]) func upToTenDifferencesAreListed(count: Int) {
    expectMismatch(
      expected: list(count, of: 1), received: list(count, of: 2),
      differences(count, "expected 1, received 2"))
  }

  @Test(arguments: [11, 12]) func onlyTenOfMoreDifferencesAreListed(count: Int) {
    expectMismatch(
      expected: list(count, of: 1), received: list(count, of: 2),
      differences(10, "expected 1, received 2") + ["argument 1: there are more differences"])
  }

  @Test func firstOfManyMissingElementsAreListed() {
    let lines = FakeNotebook.mismatch(expected: shared + Array(1...30), received: shared)
    #expect(
      lines == (10..<20).map { "argument 1[\($0)]: missing \($0 - 9)" }
        + ["argument 1: there are more differences"])
  }

  @Test func missingAndUnexpectedElementsAreListed() {
    expectMismatch(expected: shared, received: list(10, of: 7), differences(10, "unexpected 7"))
    expectMismatch(
      expected: list(11, of: 7), received: shared,
      differences(10, "missing 7") + ["argument 1: there are more differences"])
  }

  @Test("Values that look the same are printed with their types") func types() {
    let samples: [(expected: Any, received: Any, text: String)] = [
      (AnyHashable(1), UInt8(1), ": expected 1 (Int), received 1 (UInt8)"),
      (1, AnyHashable(UInt8(1)), ": expected 1 (Int), received 1 (UInt8)"),
      (
        [AnyHashable(1): "a"], [AnyHashable(UInt8(1)): "a"],
        " key: expected 1 (Int), received 1 (UInt8)"
      ),
      (
        Set([AnyHashable(1)]), Set([AnyHashable(UInt8(1))]),
        ": expected 1 (Int), received 1 (UInt8)"
      ),
      ([1: 2], [UInt8(1): 2], " key: expected 1 (Int), received 1 (UInt8)"),
      ([1: [2]], [1: [UInt8(2)]], "[1][0]: expected 2 (Int), received 2 (UInt8)"),
      ((1, 2), (1, UInt8(2)), ".1: expected 2 (Int), received 2 (UInt8)"),
      (
        Argument.any(of: .equal(to: 3), .equal(to: 4)), UInt8(3),
        ": expected equal to 3 or equal to 4, received 3 (UInt8)"
      ),
      (Argument.oneOf(3, 4), UInt8(3), ": expected one of 3, 4, received 3 (UInt8)"),
      (
        Argument.any(of: .in(1...4), .equal(to: 9)), UInt8(3),
        ": expected in 1...4 or equal to 9, received 3 (UInt8)"
      ),
    ]
    for (expected, received, text) in samples {
      expectMismatch(expected: expected, received: received, ["argument 1\(text)"])
    }
  }

  @Test("Differences are found at any depth, on the small stack of a thread") func deepDifferences()
  {
    @Sendable func route(to end: Int) -> Path {
      (0..<100).reduce(.end(end)) { route, _ in .next(route) }
    }
    let results = Lock<[[String]]>([])
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let lines = [
        FakeNotebook.mismatch(expected: nested(1, 100), received: nested(2, 100)),
        FakeNotebook.mismatch(expected: route(to: 1), received: route(to: 2)),
      ]
      results.withLock { $0 = lines }
      isDone.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    isDone.wait()
    let indices = String(repeating: "[0]", count: 100)
    let cases = String(repeating: ".next", count: 100)
    let lines = results.withLock { $0 }
    #expect(
      lines == [
        ["argument 1\(indices): expected 1, received 2"],
        ["argument 1\(cases).end: expected 1, received 2"],
      ])
  }

  @Test func deepDifferenceIsFoundInPartsOfEveryKind() {
    func value(_ number: Int) -> Any {
      let path: Path = (0..<12).reduce(.end(number)) { path, _ in .next(path) }
      return ["a": [(1, Result<Path, Never>.success(path))]]
    }
    let cases = String(repeating: ".next", count: 12)
    expectMismatch(
      expected: value(1), received: value(2),
      [#"argument 1["a"][0].1.success\#(cases).end: expected 1, received 2"#])
    func dictionary(_ number: Int) -> Any {
      (0..<40).reduce(number as Any) { value, _ in ["k": value] }
    }
    let keys = String(repeating: #"["k"]"#, count: 40)
    expectMismatch(
      expected: dictionary(1), received: dictionary(2),
      ["argument 1\(keys): expected 1, received 2"])
  }

  /// A type that ignores one of its properties.
  private struct Reading: Hashable, SpryEquatable {
    let meters: Int
    let place: String

    func isEqual(toArgument actual: Any) -> Bool { (actual as? Reading)?.meters == meters }
  }

  @Test func elementsOfSetsThatMatchByTheirOwnRuleAreNotListed() {
    let expected: Set = [Reading(meters: 1, place: "Bern"), Reading(meters: 2, place: "Thun")]
    let received: Set = [Reading(meters: 1, place: "Visp"), Reading(meters: 3, place: "Thun")]
    #expect(
      FakeNotebook.mismatch(expected: expected, received: received) == [
        #"argument 1: missing DifferenceTests.Reading(meters: 2, place: "Thun")"#,
        #"argument 1: unexpected DifferenceTests.Reading(meters: 3, place: "Thun")"#,
      ])
  }

  @Test func valuesOfUpTo80CharactersAreShownInFull() {
    // Each has 40 characters, including brackets and quotes.
    let expected = String(repeating: "a", count: 36)
    let received = String(repeating: "b", count: 36)
    expectMismatch(
      expected: [expected], received: [received],
      ["argument 1: expected [\"\(expected)\"], received [\"\(received)\"]"])
    expectMismatch(
      expected: [expected], received: [received + "b"],
      ["argument 1[0]: expected \"\(expected)\", received \"\(received)b\""])
  }

  /// A value that chooses its own parts.
  private struct Pack: CustomReflectable, Equatable {
    var items: [String]
    var customMirror: Mirror {
      Mirror(
        self, children: items.map { (label: $0, value: "packed for the hike, \($0)") },
        displayStyle: .struct)
    }
  }

  @Test func partsOfOnlyOneValueAreListed() {
    expectMismatch(
      expected: Pack(items: ["rope", "lamp"]), received: Pack(items: ["rope", "map"]),
      [
        "argument 1.lamp: missing \"packed for the hike, lamp\"",
        "argument 1.map: unexpected \"packed for the hike, map\"",
      ])
  }

  /// A number nested in `depth` arrays.
  private func nested(_ number: Int, _ depth: Int) -> Any {
    (0..<depth).reduce(number as Any) { value, _ in [value] }
  }

  private enum Route: Equatable {
    case walk(from: String, hours: Int)
    case ride(String)
  }

  @Test func payloadPathsContainTheCaseAndLabel() {
    let town = String(repeating: "a", count: 40)
    expectMismatch(
      expected: Route.walk(from: town, hours: 2), received: Route.walk(from: town, hours: 3),
      ["argument 1.walk.hours: expected 2, received 3"])
    expectMismatch(
      expected: Route.ride(town), received: Route.ride(town + "!"),
      ["argument 1.ride: expected \"\(town)\", received \"\(town)!\""])
  }

  /// A value that is never equal to another, even if all properties are equal.
  private final class Cart: Equatable {
    static func == (cart: Cart, other: Cart) -> Bool { true }
  }

  private struct Order: Equatable {
    let number: Int
    let note: String
    let carts: [Cart]
  }

  @Test func objectsThatTheWholeComparesWithEqualityAreNotListed() {
    let note = String(repeating: "fragile, ", count: 10)
    let orders = [1, 2].map { Order(number: $0, note: note, carts: [Cart()]) }
    expectMismatch(
      expected: orders[0], received: orders[1], ["argument 1.number: expected 1, received 2"])
  }

  @Test func elementOfATupleCanBeMatchedByItself() {
    #expect(
      FakeNotebook.mismatch(expected: (Cart(), 1), received: (Cart(), 1)) == [
        "argument 1.0: expected <DifferenceTests.Cart>, received an equal but different object; to compare with ==, use equal(to:)"
      ])
  }

  private struct Snowflake: Equatable {
    var points: Int
    static func == (left: Snowflake, right: Snowflake) -> Bool { false }
  }

  @Test func unequalValuesThatPrintTheSame() {
    #expect(
      FakeNotebook.mismatch(expected: Snowflake(points: 6), received: Snowflake(points: 6)) == [
        "argument 1: expected DifferenceTests.Snowflake(points: 6), "
          + "received a value that prints the same but is not equal"
      ])
  }

  /// An enum whose cases print the same.
  enum Blaze: Equatable, CustomStringConvertible {
    case red(Int)
    case white(Int)
    var description: String { "a blaze" }
  }

  @Test func unequalCasesThatPrintTheSame() {
    expectMismatch(
      expected: Blaze.red(1), received: Blaze.white(1),
      ["argument 1: expected a blaze, received a value that prints the same but is not equal"])
  }

  /// A value whose mirror contains the value itself.
  private struct Echo: CustomReflectable, Equatable {
    let number: Int
    var customMirror: Mirror { Mirror(self, children: ["echo": self], displayStyle: .struct) }
  }

  @Test func valuesWhoseMirrorsContainThemselvesAreDescribed() {
    let echo = (0..<6).reduce("…") { text, _ in "DifferenceTests.Echo(echo: \(text))" }
    let path = String(repeating: ".echo", count: 10)
    #expect(
      FakeNotebook.mismatch(expected: Echo(number: 1), received: Echo(number: 2)) == [
        "argument 1\(path): expected \(echo), "
          + "received a value that prints the same but is not equal"
      ])
  }

  @Test func missingStubDescribesAValueWhoseMirrorContainsItself() {
    let ranger = FakeRanger()
    ranger.stub(.anything, file: "/tests/StoreTests.swift", line: 3).with(Echo(number: 1))
      .andReturn(1)
    let echo = (0..<6).reduce("…") { text, _ in "DifferenceTests.Echo(echo: \(text))" }
    let path = String(repeating: ".echo", count: 10)
    let found = reportedFailures { _ = ranger.anything(Echo(number: 2), as: Int.self) }
    #expect(found.map(\.outline) == ["missingStub FakeRanger.anything(\(echo))"])
    #expect(
      found.map(\.evidence) == [
        [
          "1. with(\(echo)), at StoreTests.swift:3",
          "argument 1\(path): expected \(echo), received a value that prints the same but is not equal",
        ]
      ])
    #expect(found.first?.text.contains("with(<#DifferenceTests.Echo#>).andReturn(<#Int#>)") == true)
  }

  @Test func partsWhoseMirrorsContainThemselvesAreDescribed() {
    let echo = (0..<5).reduce("…") { text, _ in "DifferenceTests.Echo(echo: \(text))" }
    let path = String(repeating: ".echo", count: 10)
    let whole = "DifferenceTests.Echo(echo: \(echo))"
    let rest = "expected \(whole), received a value that prints the same but is not equal"
    for (expected, received, part) in [
      ([Echo(number: 1)], [Echo(number: 2)], "[0]"),
      (["a": Echo(number: 1)], ["a": Echo(number: 2)], "[\"a\"]"),
    ] as [(Any, Any, String)] {
      let lines = FakeNotebook.mismatch(expected: expected, received: received)
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { $0.hasPrefix("argument 1\(part).echo.echo") }, "\(lines)")
      #expect(lines.allSatisfy { $0.hasSuffix(rest) }, "\(lines) \(path)")
    }
  }

  @Test func elementsOfSetsThatDifferOnlyInTheirTypesArePrintedWithThem() {
    expectMismatch(
      expected: Set([1]), received: Set([1 as UInt8]),
      ["argument 1: expected 1 (Int), received 1 (UInt8)"])
    expectMismatch(
      expected: Argument.equal(to: 3), received: UInt8(3),
      ["argument 1: expected equal to 3, received 3 (UInt8)"])
  }
}
