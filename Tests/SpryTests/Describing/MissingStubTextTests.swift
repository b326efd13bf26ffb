import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private enum Weather: String { case sun, rain }

private final class FakeCabin: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case price = "price()"
    case note = "note(_:)"
    case trim = "trim(_:)"
    case log
    case make = "make(_:)"
  }

  let spryStorage = SpryStorage()

  func price() -> Int { spryify() }
  func forecast(_ day: Weather) -> String { spryify(.note, arguments: day) }
  func trim(_ text: inout String) {
    let argument = Inout(text)
    defer { text = argument.value }
    spryify(arguments: argument)
  }
  func log(_ text: String, to owner: AnyObject?) { spryify(arguments: text, Weakly(owner)) }
  func make<Value>(_: Value.Type) -> Value { spryify(.make) }
}

@Suite("Failure texts of calls without a stub") struct MissingStubTextTests {
  private let cabin = FakeCabin()
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private let full = """
    FakeTrailStore has no stub for trails(near: "Bern").
    Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  @Test func functionWithoutStubsShowsALineToPaste() {
    #expect(
      failures { _ = cabin.price() } == [
        """
        FakeCabin has no stub for price().
        Add: fake.stub(.price).andReturn(<#Int#>)
        """
      ])
  }

  @Test func lineToPasteIsValidSwift() {
    #expect(
      failures { _ = cabin.forecast(.rain) } == [
        """
        FakeCabin has no stub for note(.rain).
        Add: fake.stub(.note).with(Weather.rain).andReturn(<#String#>)
        """
      ])
    #expect(
      failures { _ = ranger.anything([1, 2], as: [String: [Trail]?].self) } == [
        """
        FakeRanger has no stub for anything([1, 2]).
        Add: fake.stub(.anything).with(<#[Int]#>).andReturn(<#[String: [Trail]?]#>)
        """
      ])
  }

  @Test func fakeIsNamed() {
    store.spryStorage.name = "backup"
    #expect(
      failures { _ = store.region } == [
        """
        FakeTrailStore "backup" has no stub for region.
        Add: fake.stub(.region).andReturn(<#String#>)
        """
      ])
    withOwnStaticFakes {
      #expect(
        failures { _ = FakeTrailStore.open("a.json") } == [
          """
          FakeTrailStore.self has no stub for open("a.json").
          Add: FakeTrailStore.stub(.open).with("a.json").andReturn(<#Int#>)
          """
        ])
    }
    let closure: (Int) -> String = FakeClosure().closure()
    #expect(
      failures { _ = closure(1) } == [
        """
        FakeClosure has no stub for call(1).
        Add: fake.stub(.call).with(1).andReturn(<#String#>)
        """
      ])
  }

  @Test func repeatedCallsAreCounted() {
    func short(_ count: Int) -> String {
      """
      FakeTrailStore has no stub for trails(near: "Bern"), as already reported (\(count) such calls in this test).
      """
    }
    #expect(
      failures { for _ in 0..<3 { _ = store.trails(near: "Bern") } } == [full, short(2), short(3)])
  }

  @Test func errorRepeatsTheHeadline() {
    _ = failures {
      let error = #expect(throws: SpryFailure.self) { try ranger.length(of: .eiger) }
      let text = """
        reported separately: FakeRanger has no stub for length(of: Trail(name: "Eiger Trail", ascent: 140)).
        """
      #expect(error?.description == text)
      #expect(error?.localizedDescription == text)
      #expect("\(error as NSError?, default: "")".contains(text))
    }
  }

  @Test func inoutArgumentNeedsAStub() {
    var text = "Bern "
    #expect(
      failures { cabin.trim(&text) } == [
        """
        FakeCabin has no stub for trim("Bern ").
        Add: fake.stub(.trim).with("Bern ").andReturn()
        """
      ])
  }

  @Test func madeUpValueIsMentioned() {
    #expect(
      failures { _ = cabin.make(Hut.self) } == [
        """
        FakeCabin has no stub for make().
        Add: fake.stub(.make).andReturn(<#Hut#>)
        Because make(_:) doesn't throw, it returned a made-up Hut.
        """
      ])
  }

  // The toolchain provides the callers of a function only on Linux.
  #if os(Linux)
    @Test func callersAreListed() {
      let reported = reportedFailures(callersUpTo: "MissingStubTextTests.") {
        _ = Planner(store: store).plan()
      }
      let caller = "called by Planner.plan() at MissingStubTextTests.swift:\(Planner.line)"
      #expect(reported == [ReportedFailure("\(full)\n\(caller)", at: #line - 3)])
    }
  #endif
}

/// The code under test, which calls a fake.
private struct Planner {
  static let line = #line + 2
  let store: FakeTrailStore
  func plan() -> Int { store.trails(near: "Bern").count }
}

private typealias Number = Numeric & Sendable

private struct Hut {
  var name: String
}

@Suite("Failure texts of calls that other stubs don't match") struct MismatchedStubTextTests {
  private let cabin = FakeCabin()
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let file: StaticString = "/tests/StoreTests.swift"

  @Test func stubsAreListedWithAReason() {
    ranger.stub(.anything, file: file, line: 3).with(1).andReturn("one")
    ranger.stub(.anything, file: file, line: 4).with(2, Argument.anything).andReturn("two")
    ranger.stub(.anything, file: file, line: 5).andReturn(3)
    #expect(
      failures { _ = ranger.anything(4, as: String.self) } == [
        """
        FakeRanger has no stub for anything(4).
        Stubs for anything:
          1. with(2, anything), at StoreTests.swift:4
             expected 2 arguments, received 1; the fake doesn't pass on all of the member's arguments
          2. with(1), at StoreTests.swift:3
             argument 1: expected 1, received 4
          3. any arguments, at StoreTests.swift:5
             returns 3 (Int), but the member returns String
        Change stub 3, or add: fake.stub(.anything).with(4).andReturn(<#String#>)
        """
      ])
  }

  @Test func argumentsMayBeWrong() {
    store.stub(.trails, file: file, line: 3).with("Bern", 2, Argument.rest).andReturn([Trail]())
    #expect(
      failures { _ = store.trails(near: "Bern") } == [
        """
        FakeTrailStore has no stub for trails(near: "Bern").
        Stubs for trails(near:):
          1. with("Bern", 2, any further arguments), at StoreTests.swift:3
             expected at least 2 arguments, received 1
        Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
        Or, if these arguments are wrong, fix the code that passes them.
        """
      ])
  }

  @Test func stubsOverruleThePolicy() {
    cabin.stub(.log, file: file, line: 7).with("Bern", Argument.anything).andReturn()
    #expect(
      failures { cabin.log("Basel", to: nil) } == [
        """
        FakeCabin has no stub for log("Basel", to: nil).
        Stubs for log:
          1. with("Bern", anything), at StoreTests.swift:7
             argument 1: expected "Bern", received "Basel"
        Since log has stubs, the policy doesn't answer it. To answer all other calls, add: fake.stub(.log).andReturn()
        Or, if these arguments are wrong, fix the code that passes them.
        """
      ])
  }

  @Test func conditionsAreListed() {
    store.stub(.save, file: file, line: 3)
      .with(matching: { (_: Trail, _: String) in false }).andReturn()
    store.stub(.save, file: file, line: 4)
      .with(matching: { (_: Trail, _: Int?) in true }).andReturn()
    store.stub(.save, file: file, line: 5).with(matching: { (_: Trail) in true }).andReturn()
    #expect(
      failures { store.save(.eiger, as: "best") } == [
        """
        FakeTrailStore has no stub for save(Trail(name: "Eiger Trail", ascent: 140), as: "best").
        Stubs for save(_:as:):
          1. with(matching: (Trail, Int?) -> Bool), at StoreTests.swift:4
             argument "as": expected Int?, received "best" (String)
          2. with(matching: (Trail, String) -> Bool), at StoreTests.swift:3
             the closure returned false
          3. with(matching: (Trail) -> Bool), at StoreTests.swift:5
             expected 1 argument, received 2
        Since save(_:as:) has stubs, the policy doesn't answer it. To answer all other calls, add: fake.stub(.save).andReturn()
        Or, if these arguments are wrong, fix the code that passes them.
        """
      ])
  }

  @Test func usedUpStubsAreListed() {
    ranger.stub(.length, file: file, line: 3).andReturn(1.0).times(1)
    ranger.stub(.length, file: file, line: 4).with(Trail.eiger)
      .andReturn(1.0).times(2).thenReturn(2.0).times(1)
    for _ in 1...4 { _ = try? ranger.length(of: .eiger) }
    #expect(
      failures { _ = try? ranger.length(of: .eiger) } == [
        """
        FakeRanger has no stub for length(of: Trail(name: "Eiger Trail", ascent: 140)).
        Stubs for length(of:):
          1. with(Trail(name: "Eiger Trail", ascent: 140)), at StoreTests.swift:4
             used up after 3 calls
          2. any arguments, at StoreTests.swift:3
             used up after 1 call
        Add to the end of stub 1: .thenReturn(<#Double#>)
        """
      ])
  }

  @Test func openGateIsListed() async {
    ranger.stub(.forecast, file: file, line: 3).andSuspend().open()
    let texts = await failures { _ = await ranger.forecast(for: 1) }
    #expect(
      texts == [
        """
        FakeRanger has no stub for forecast(for: 1).
        Stubs for forecast(for:):
          1. any arguments, at StoreTests.swift:3
             its gate is open
        Add: fake.stub(.forecast).with(1).andReturn(<#String#>)
        """
      ])
  }

  @Test func numberOfAnotherTypeIsConverted() {
    ranger.stub(.length, file: file, line: 3).andReturn(2)
    #expect(
      failures { _ = try? ranger.length(of: .eiger) } == [
        """
        FakeRanger has no stub for length(of: Trail(name: "Eiger Trail", ascent: 140)).
        Stubs for length(of:):
          1. any arguments, at StoreTests.swift:3
             returns 2 (Int), but the member returns Double; use 2 as Double
        Change stub 1, or add: fake.stub(.length).with(<#Trail#>).andReturn(<#Double#>)
        """
      ])
  }

  /// `2.0 as Int` would not compile.
  @Test(
    "Only a conversion that Swift makes is suggested",
    arguments: [
      (2.0, Int.self, "returns 2.0 (Double), but the member returns Int"),
      (2, UInt8.self, "returns 2 (Int), but the member returns UInt8; use 2 as UInt8"),
      (-2, UInt8.self, "returns -2 (Int), but the member returns UInt8"),
      (2.5 as Float, Int.self, "returns 2.5 (Float), but the member returns Int"),
      (256, UInt8.self, "returns 256 (Int), but the member returns UInt8"),
      (2, Float.self, "returns 2 (Int), but the member returns Float; use 2 as Float"),
      (Double.infinity, Float.self, "returns inf (Double), but the member returns Float"),
      ("2", Int.self, #"returns "2" (String), but the member returns Int"#),
    ] as [(any Sendable, any Number.Type, String)])
  private func otherNumbers(value: any Sendable, type: any Number.Type, reason: String) {
    func call<Value>(as type: Value.Type) { let _: Value = ranger.anything(1) }
    ranger.stub(.anything).andReturn(value)
    #expect(reportedFailures { call(as: type) }.map { $0.evidence.last } == [reason])
  }

  @Test func conversionToAnOptionalIsSuggestedOnlyIfItCompiles() {
    ranger.stub(.anything).andReturn(3.0)
    let reasons = reportedFailures { let _: Int? = ranger.anything(1) }.map { $0.evidence.last }
    #expect(reasons == ["returns 3.0 (Double), but the member returns Int?"])
  }
}
