import SpryTesting
import SpryXCTest
import Testing
import XCTest

@testable import Hiking

// The code in Templates/CheatSheet.md, with checks that it works.

enum LodgeError: Error, Equatable {
  case full
  case closed
}

protocol Lodge: AnyObject, Sendable {
  var name: String { get set }
  func beds(on day: Int) -> Int
  func book(_ beds: Int, for guest: String) throws
  func menu() async throws -> [String]
  func ask(_ question: String, reply: @escaping @Sendable (String) -> Void)
  func forEachGuest(_ body: (String) -> Void)
  static func find(_ place: String) -> [String]
}

final class FakeLodge: Lodge, Spryable {
  enum Function: String, StringRepresentable {
    case name
    case beds = "beds(on:)"
    case book = "book(_:for:)"
    case menu = "menu()"
    case ask = "ask(_:reply:)"
    case forEachGuest = "forEachGuest(_:)"
  }
  enum ClassFunction: String, StringRepresentable {
    case find = "find(_:)"
  }

  let spryStorage = SpryStorage()

  var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func beds(on day: Int) -> Int { spryify(arguments: day) }
  func book(_ beds: Int, for guest: String) throws { try spryifyThrows(arguments: beds, guest) }
  func menu() async throws -> [String] { try await spryifyThrows() }
  func ask(_ question: String, reply: @escaping @Sendable (String) -> Void) {
    spryify(arguments: question, reply)
  }
  func forEachGuest(_ body: (String) -> Void) {
    withoutActuallyEscaping(body) { body in spryify(arguments: Transient(body)) }
  }
  static func find(_ place: String) -> [String] { spryify(arguments: place) }
}

/// The code under test, which receives guests.
struct Porter: Sendable {
  let lodge: any Lodge

  func receive(_ guests: Int, named name: String, on day: Int) throws {
    if lodge.beds(on: day) >= guests { try lodge.book(guests, for: name) }
  }

  func dinner() async -> String {
    do {
      return try await lodge.menu().joined(separator: ", ")
    } catch {
      return "bread"
    }
  }
}

@Suite(.spry) struct PorterTests {
  @Test func booksBedsThatAreFree() throws {
    let lodge = FakeLodge()
    lodge.stub(.beds).andReturn(4)

    try Porter(lodge: lodge).receive(2, named: "Max", on: 3)

    expectHaveReceived(lodge, .book, with: 2, "Max", countSpecifier: .once)
  }
}

final class CheatSheetTests: XCTestCase {
  private let lodge = FakeLodge()
  private let done = FakeClosure()

  private var porter: Porter { Porter(lodge: lodge) }

  override func tearDown() {
    FakeLodge.resetCallsAndStubs()
  }

  func testStubsDetermineTheAnswers() async throws {
    lodge.stub(.name).andReturn("Konkordia")
    lodge.stub(.beds).andReturn(4)
    lodge.stub(.beds).with(7).andReturn(0)
    lodge.stub(.beds).with(Argument.in(20...)).andDo { (day: Int) in day / 10 }
    lodge.stub(.beds).andReturn(1).times(1)
    lodge.stub(.book).with(Argument.anything, "Ida").andThrow(LodgeError.full)
    lodge.stub(.book).with(matching: { (beds: Int, guest: String) in beds > guest.count })
      .andThrow(LodgeError.closed)
    // As some calls of the function have stubs, all others need one, too.
    lodge.stub(.book).andReturn()
    lodge.stub(.menu).andThrow(LodgeError.closed).thenReturn(["soup"]).times(2).thenReturn([])
    lodge.stub(.ask).andDo { (_: String, reply: @escaping @Sendable (String) -> Void) in
      reply("Yes.")
    }
    lodge.stub(.forEachGuest).andDo { (body: @escaping (String) -> Void) in body("Ida") }
    FakeLodge.stub(.find).with("Grindelwald").andReturn(["Gleckstein"])

    XCTAssertEqual(lodge.name, "Konkordia")
    XCTAssertEqual([3, 3, 7, 30].map(lodge.beds), [1, 4, 0, 3])
    try lodge.book(2, for: "Max")
    XCTAssertThrowsError(try lodge.book(2, for: "Ida")) { error in
      XCTAssertEqual(error as? LodgeError, .full)
    }
    XCTAssertThrowsError(try lodge.book(4, for: "Max")) { error in
      XCTAssertEqual(error as? LodgeError, .closed)
    }
    var dinners: [String] = []
    for _ in 1...4 { dinners.append(await porter.dinner()) }
    XCTAssertEqual(dinners, ["bread", "soup", "soup", ""])
    lodge.ask("Is there soup?", reply: done.closure())
    XCTAssertHaveReceived(done, .call, with: "Yes.", countSpecifier: .once)
    var guests: [String] = []
    lodge.forEachGuest { guests.append($0) }
    XCTAssertEqual(guests, ["Ida"])
    XCTAssertEqual(FakeLodge.find("Grindelwald"), ["Gleckstein"])
    XCTAssertNoUnusedStubs(lodge)
  }

  func testRememberingStubReturnsWhatWasSet() {
    lodge.stub(.name).andRemember("Rigi")
    lodge.name += " Kulm"
    XCTAssertEqual(lodge.name, "Rigi Kulm")
  }

  func testGateSuspendsACallUntilTheTestResumesIt() async {
    let porter = porter
    let gate = lodge.stub(.menu).andSuspend()
    async let dinner = porter.dinner()
    await gate.untilReached()
    gate.resume(returning: ["soup"])
    let menu = await dinner
    XCTAssertEqual(menu, "soup")
  }

  func testCompilerChecksCalls() async throws {
    lodge.stub.book(2, for: "Max").andReturn()
    lodge.stub.book(.in(5...), for: "Ida").andThrow(LodgeError.full)
    lodge.stub.beds().andDo { day in day / 10 }
    lodge.stub.beds(on: 7).andReturn(0)
    lodge.stub.name.andReturn("Rigi")
    let gate = lodge.stub.menu().andSuspend()

    try porter.receive(2, named: "Max", on: 20)
    XCTAssertThrowsError(try lodge.book(5, for: "Ida"))
    lodge.name = lodge.name
    gate.resume(returning: ["soup"])
    let menu = try await lodge.menu()

    XCTAssertEqual(menu, ["soup"])
    XCTAssertEqual(lodge.beds(on: 7), 0)
    XCTAssertHaveReceived(lodge, .book, with: 2, "Max", since: nil, "is booked for Max")
    XCTAssertHaveReceived(lodge.calls.book(2, for: "Max"), .once)
    XCTAssertHaveReceived(lodge.calls.book().matching { beds, guest in beds > guest.count }, .once)
    XCTAssertHaveReceived(
      lodge.call(.book).matching { (beds: Int, guest: String) in beds > guest.count }, .once)
    XCTAssertEqual(lodge.calls.book().arguments().map(\.0), [2, 5])
    XCTAssertEqual(try lodge.calls.book().arguments(at: 0).0, 2)
    XCTAssertEqual(lodge.calls.book().callCount, 2)
    XCTAssertHaveReceived(lodge.calls.name.set("Rigi"))
    XCTAssertHaveNotReceived(FakeLodge.classCalls.find(.hasPrefix("Grindel")))
    FakeLodge.classStub.find("Grindelwald").andReturn(["Gleckstein"])
    XCTAssertEqual(FakeLodge.find("Grindelwald"), ["Gleckstein"])
    XCTAssertHaveReceivedExactly(
      lodge.calls.book(2, for: "Max"), lodge.calls.book(5, for: "Ida"),
      excluding: [lodge.calls.beds(), lodge.calls.name, lodge.calls.menu()])
  }

  func testClosuresOfCheckedCallsNeedNoTypes() throws {
    lodge.stub.ask().andDo { _, reply in reply("Yes.") }
    lodge.ask("Is there soup?", reply: done.closure())
    XCTAssertHaveReceived(done, .call, with: "Yes.", countSpecifier: .once)
    let (question, reply) = try lodge.calls.ask().lastArguments()
    XCTAssertEqual(question, "Is there soup?")
    reply("No.")
    XCTAssertHaveReceived(done, .call, with: "No.")

    var guests: [String] = []
    lodge.stub.forEachGuest().andDo { body in body("Ida") }
    lodge.forEachGuest { guests.append($0) }
    XCTAssertEqual(guests, ["Ida"])
  }

  func testOptionalStubNeedNotBeUsed() {
    lodge.stub(.name).andReturn("Rigi").optional()
    XCTAssertNoUnusedStubs(lodge)
  }

  func testCaptorKeepsAClosure() throws {
    let reply = Argument.captor()
    lodge.stub(.ask).with(Argument.anything, reply).andReturn()
    lodge.ask("Is there soup?", reply: done.closure())
    try reply.value(as: (@Sendable (String) -> Void).self)("Yes.")
    XCTAssertHaveReceived(done, .call, with: "Yes.", countSpecifier: .once)
  }

  func testFakeClosureIsACallback() {
    done.stub(.call).andReturn(true)
    let onDone: (Int) -> Bool = done.closure()
    XCTAssertTrue(onDone(3))
    XCTAssertHaveReceived(done, .call, with: 3)
  }

  func testEachAssertionOfXCTestPasses() throws {
    lodge.expect(.book, with: 2, "Max", countSpecifier: .once)
    try useTheLodge()

    XCTAssertHaveReceived(lodge, .beds)
    XCTAssertHaveReceived(lodge, .book, with: 2, "Max")
    XCTAssertHaveReceived(lodge, .name, with: "Rigi")
    XCTAssertHaveReceived(FakeLodge.self, .find)
    XCTAssertHaveNotReceived(lodge, .beds, with: 7)
    XCTAssertHaveReceivedInOrder(lodge.call(.beds), lodge.call(.book))
    XCTAssertHaveReceivedExactly(lodge.call(.beds, with: 3), lodge.call(.book), lodge.call(.name))
    XCTAssertNoUnverifiedCalls(lodge, excluding: [.name])
    XCTAssertHaveRecordedCalls(lodge)
    XCTAssertHaveNoRecordedCalls(done)
    XCTAssertNoUnusedStubs(lodge)
    XCTAssertExpectationsMet(lodge)
  }

  private func useTheLodge() throws {
    lodge.stub(.beds).andReturn(4)
    FakeLodge.stub(.find).andReturn([])
    try porter.receive(2, named: "Max", on: 3)
    lodge.name = "Rigi"
    XCTAssertEqual(FakeLodge.find("Zermatt"), [])
  }

  func testExpectationIsDeclaredFirstAndVerifiedLast() throws {
    lodge.stub(.beds).andReturn(4)
    _ = lodge.beds(on: 1)

    let mark = Checkpoint()
    lodge.expect(.book, with: 2, Argument.hasPrefix("M"), countSpecifier: .once)
    try porter.receive(2, named: "Max", on: 3)
    XCTAssertHaveReceived(lodge, .beds, countSpecifier: .once, since: mark, "asks for the beds")
    let isBooked = lodge.didCall(.book, with: 2, "Max").success
    let bookings = lodge.arguments(of: .book, as: (Int, String).self)
    lodge.verify()  // the expectation

    XCTAssertTrue(isBooked)
    XCTAssertEqual(bookings.map(\.0), [2])
    XCTAssertEqual(bookings.map(\.1), ["Max"])
  }

  func testEachMatcherMatches() {
    let call: (Any?) -> Void = done.closure()
    let object = NSObject()
    let eiger = Trail(name: "Eiger Trail", ascent: 140)
    let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
    for value: Any? in [nil, 3, "Kandersteg", "140 m", "", [eiger], gemmi, object] { call(value) }

    func expectCalls(with argument: Argument, _ count: Int, line: UInt = #line) {
      XCTAssertHaveReceived(
        done, .call, with: argument, countSpecifier: .exactly(count), line: line)
    }
    expectCalls(with: Argument.anything, 8)
    expectCalls(with: Argument.rest, 8)
    expectCalls(with: Argument.nonNil, 7)
    expectCalls(with: Argument.nil, 1)
    expectCalls(with: Argument.equal(to: 3), 1)
    expectCalls(with: Argument.identical(to: object), 1)
    expectCalls(with: Argument.equal(to: gemmi, ignoring: \.ascent), 1)
    expectCalls(with: Argument.isType(Trail.self), 1)
    expectCalls(with: Argument.in(1...3), 1)
    expectCalls(with: Argument.oneOf("Kandersteg", "Adelboden"), 1)
    expectCalls(with: Argument.hasPrefix("Kander"), 1)
    expectCalls(with: Argument.hasSuffix("steg"), 1)
    expectCalls(with: Argument.matching(/^[0-9]+ m$/), 1)
    expectCalls(with: Argument.contains(eiger), 1)
    expectCalls(with: Argument.hasCount(5), 1)
    expectCalls(with: Argument.isEmpty, 1)
    expectCalls(with: Argument.where(\Trail.ascent, in: 500...), 1)
    expectCalls(with: Argument.where(\Trail.name, "Gemmi Pass"), 1)
    expectCalls(with: Argument.not(.hasSuffix("steg")), 7)
    expectCalls(with: Argument.all(of: .hasPrefix("K"), .hasCount(10)), 1)
    expectCalls(with: Argument.any(of: 3, "140 m"), 2)
    expectCalls(with: Argument.where { (trail: Trail) in trail.ascent > 900 }, 1)
    expectCalls(with: Argument.pass("steep") { (trail: Trail) in trail.ascent > 900 }, 1)
  }

  func testCaptorKeepsTheArgumentsItMatches() throws {
    lodge.stub(.beds).andReturn(4)
    let guest = Argument.captor()
    lodge.stub(.book).with(2, guest).andReturn()
    try porter.receive(2, named: "Max", on: 3)
    XCTAssertEqual(try guest.value(as: String.self), "Max")
  }

  func testResettingDiscardsCallsAndStubs() {
    lodge.stub(.beds).andReturn(4)
    XCTAssertEqual(lodge.beds(on: 3), 4)
    lodge.resetCalls(of: .beds)
    XCTAssertHaveNoRecordedCalls(lodge)
    XCTAssertEqual(lodge.beds(on: 3), 4)
    lodge.resetCalls()
    XCTAssertHaveNoRecordedCalls(lodge)
    lodge.resetStubs(of: .beds)
    XCTAssertEqual(lodge.unusedStubs.count, 0)
    lodge.stub(.beds).andReturn(4)
    XCTAssertEqual(lodge.unusedStubs.count, 1)
    lodge.resetStubs()
    XCTAssertEqual(lodge.unusedStubs.count, 0)
    lodge.stub(.beds).andReturn(5)
    XCTAssertEqual(lodge.beds(on: 3), 5)
    lodge.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(lodge)
  }

  func testPoliciesReplaceStubs() throws {
    try lodge.book(2, for: "Max")
    lodge.spryStorage.unstubbedPolicy = .returnDefault
    XCTAssertEqual(lodge.beds(on: 3), 0)
    lodge.spryStorage.unstubbedPolicy = .fail
    lodge.stub(.book).andReturn()
    try lodge.book(2, for: "Max")
  }
}

@Suite(.spry) struct CheatSheetSuite {
  let lodge = FakeLodge()
  let done = FakeClosure()

  @Test func eachExpectationOfSwiftTestingPasses() throws {
    lodge.expect(.book, with: 2, "Max", countSpecifier: .once)
    lodge.stub(.beds).andReturn(4)
    FakeLodge.stub(.find).andReturn([])
    try Porter(lodge: lodge).receive(2, named: "Max", on: 3)
    lodge.name = "Rigi"
    #expect(FakeLodge.find("Zermatt") == [])

    expectHaveReceived(lodge, .beds)
    expectHaveReceived(lodge, .book, with: 2, "Max")
    expectHaveReceived(lodge, .name, with: "Rigi")
    expectHaveReceived(FakeLodge.self, .find)
    expectHaveNotReceived(lodge, .menu)
    expectHaveReceivedInOrder(lodge.call(.beds), lodge.call(.book))
    expectHaveReceivedExactly(lodge.call(.beds, with: 3), lodge.call(.book), lodge.call(.name))
    expectNoUnverifiedCalls(lodge, excluding: [.name])
    expectHaveRecordedCalls(lodge)
    expectHaveNoRecordedCalls(done)
    expectNoUnusedStubs(lodge)
    expectExpectationsMet(lodge)
  }
}

@Suite(.spry(.strict)) struct StrictCheatSheetSuite {
  let lodge = FakeLodge()

  @Test(.spry(policy: .fail)) func functionThatReturnsNothingNeedsAStub() throws {
    lodge.stub(.beds).andReturn(4)
    lodge.stub(.book).andReturn()
    try Porter(lodge: lodge).receive(2, named: "Max", on: 3)
    expectHaveReceived(lodge, .book, with: 2, "Max")
  }
}
