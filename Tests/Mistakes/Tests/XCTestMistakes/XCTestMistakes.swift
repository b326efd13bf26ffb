import Foundation
import SpryXCTest
import XCTest

@testable import Mistakes

/// All tests except the last one fail.
final class XCTestMistakes: XCTestCase {
  private let store = FakeTrailStore()
  private let guide = FakeGuide()

  func testACallWithOtherArguments() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    XCTAssertHaveReceived(store, .trails, with: "Bern")
  }

  func testTooManyCalls() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
    XCTAssertHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
  }

  func testAnUnwantedCall() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    XCTAssertHaveNotReceived(store, .trails)
  }

  func testAStaticMemberThatWasNotCalled() {
    XCTAssertHaveReceived(FakeTrailStore.self, .open, with: "trails.json")
  }

  func testNoCallsRecorded() {
    XCTAssertHaveRecordedCalls(store)
  }

  func testALargeValueThatDiffers() {
    guide.stub(.visit).andReturn(1)
    var tour = Tour.eiger
    tour.huts[2] = "Kleine Scheidegg"
    _ = guide.visit(tour)
    XCTAssertHaveReceived(guide, .visit, with: Tour.eiger)
  }

  func testAValueOfAnotherType() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(UInt8(7))
    XCTAssertHaveReceived(guide, .visit, with: 7)
  }

  func testEqualButNotIdentical() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Hut("Gleckstein"))
    XCTAssertHaveReceived(guide, .visit, with: Hut("Gleckstein"))
  }

  func testTooFewArguments() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    XCTAssertHaveReceived(store, .save, with: Trail.eiger)
  }

  func testAMessageMistakenForAnArgument() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    XCTAssertHaveNotReceived(store, .trails, with: "Bern", "no trails near Bern")
  }

  func testAnArgumentThatCannotBeCompared() {
    XCTAssertHaveNotReceived(guide, .visit, with: Sketch())
  }

  func testAMissingStub() {
    _ = store.trails(near: "Bern")
  }

  func testAMissingStubOfAThrowingMember() {
    _ = try? guide.length(of: .eiger)
  }

  func testAStubForOtherArguments() {
    store.stub(.trails).with("Thun").andReturn([Trail]())
    _ = store.trails(near: "Bern")
  }

  func testAStubOfTheWrongType() {
    store.stub(.trails).andReturn("Eiger Trail")
    _ = store.trails(near: "Bern")
  }

  func testAClosureThatReturnsTheWrongType() {
    store.stub(.trails).andDo { _ in "Eiger Trail" }
    _ = store.trails(near: "Bern")
  }

  func testAnErrorFromAMemberThatDoesNotThrow() {
    store.stub(.trails).andThrow(Closed())
    _ = store.trails(near: "Bern")
  }

  func testConditionsAfterTheAnswer() {
    _ = store.stub(.trails).andReturn([Trail]()).with("Bern")
  }

  func testAnUnknownFunction() {
    _ = store.trials(near: "Bern")
  }

  func testACaptorWithoutAValue() {
    let captor = Argument.captor()
    store.stub(.trails).with(captor).andReturn([Trail]())
    _ = captor.getValue(as: String.self)
  }

  func testACaptorWithAnotherType() {
    let captor = Argument.captor()
    store.stub(.trails).with(captor).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    _ = captor.getValue(as: Int.self)
  }

  func testACaptorOfAClosure() throws {
    let captor = Argument.captor()
    guide.stub(.visit).with(captor).andReturn(1)
    _ = try captor.value(as: (() -> Void).self)
  }

  func testAStubOfTheWrongTypeBesideAnother() {
    guide.stub(.visit).andReturn(0)
    guide.stub(.visit).with("a").andReturn("5")
    _ = guide.visit("a")
  }

  func testANumberOfATypeThatAMatcherRejects() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(UInt8(7))
    XCTAssertHaveNotReceived(guide, .visit, with: Argument.in(1...9))
  }

  func testANegativeCount() {
    XCTAssertHaveReceived(guide, .visit, countSpecifier: .exactly(-1))
  }

  func testAMissingStubInADetachedTask() async {
    await Task.detached { [guide] in _ = await guide.closures(on: 1) }.value
  }

  func testAMissingStubOnAThread() async {
    await withCheckedContinuation { continuation in
      Thread { [store] in
        _ = store.trails(near: "Bern")
        continuation.resume()
      }.start()
    }
  }

  func testCallsOutOfOrder() {
    store.stub(.trails).andReturn([Trail]())
    store.region = "Bern"
    _ = store.trails(near: "Bern")
    XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.region))
  }

  func testAnUnverifiedCall() {
    store.region = "Bern"
    XCTAssertNoUnverifiedCalls(store)
  }

  func testAnUnusedStub() {
    store.stub(.trails).with("Bern").andReturn([Trail]())
    store.stub(.trails).with("Thun").andReturn([Trail]())
    _ = store.trails(near: "Thun")
    XCTAssertNoUnusedStubs(store)
  }

  func testAnUnmetExpectation() {
    store.expect(.region, with: "Bern")
    store.verify()
  }

  func testAnUnverifiedExpectation() {
    store.expect(.region, with: "Bern")
  }

  func testAStubThatIsUsedUp() {
    store.stub(.trails).andReturn([Trail]()).times(1)
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
  }

  func testAClosureWithOtherParameters() {
    store.stub(.trails).andDo { (day: Int) in day }
    _ = store.trails(near: "Bern")
  }

  func testAnAsyncAnswerForASynchronousMember() {
    store.stub(.trails).andDo { (place: String) async in [Trail]() }
    _ = store.trails(near: "Bern")
  }

  func testACallThatIsNotReceivedInTime() async {
    await XCTAssertHaveReceived(store, .trails, within: .milliseconds(1))
  }

  func testAnUnexpectedRecordedCall() {
    store.region = "Bern"
    XCTAssertHaveNoRecordedCalls(store)
  }

  func testArgumentsOfAnotherType() {
    store.region = "Bern"
    _ = store.arguments(of: .region, as: Int.self)
  }

  func testConditionsGivenTwice() {
    store.stub(.trails).with("Bern").with("Thun").andReturn([Trail]())
  }

  func testTimesBeforeAnAnswer() {
    store.stub(.trails).times(2)
  }

  func testAnUnknownOverload() {
    store.stub(.save).andReturn()
    store.save(.eiger, on: 1)
  }

  func testAnErrorOfAnotherType() {
    guide.stub(.climb).andThrow(Avalanche())
    _ = try? guide.climb(.eiger)
  }

  func testACallThroughWithoutAFallback() {
    store.stub(.trails).andCallThrough()
    _ = store.trails(near: "Bern")
  }

  func testAGateResumedWithAnotherType() async {
    let gate = guide.stub(.closures).andSuspend()
    gate.resume(returning: 1)
    _ = await guide.closures(on: 1)
  }

  func testAnUnwantedLookAlike() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(UInt8(7))
    XCTAssertHaveNotReceived(guide, .visit, with: 7)
  }

  func testAMessageMistakenForAnArgumentOfAReceivedCall() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    XCTAssertHaveReceived(store, .trails, with: "Thun", "trails near Thun")
  }

  func testDataThatDiffers() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Data(#"{"method":"ping","id":1}"#.utf8))
    XCTAssertHaveReceived(guide, .visit, with: Data(#"{"method":"pong","id":1}"#.utf8))
  }

  func testBinaryDataThatDiffers() {
    guide.stub(.visit).andReturn(1)
    var bytes = (0..<100).map { UInt8($0) }
    _ = guide.visit(Data(bytes))
    bytes[50] = 0xFF
    XCTAssertHaveReceived(guide, .visit, with: Data(bytes))
  }

  func testDatesInTheSameSecond() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Date(timeIntervalSinceReferenceDate: 0.5))
    XCTAssertHaveReceived(guide, .visit, with: Date(timeIntervalSinceReferenceDate: 0))
  }

  func testAnAdditionalElementInAList() {
    guide.stub(.visit).andReturn(1)
    var tour = Tour.eiger
    tour.huts.insert("Kleine Scheidegg", at: 0)
    _ = guide.visit(tour)
    XCTAssertHaveReceived(guide, .visit, with: Tour.eiger)
  }

  func testSetsThatDiffer() {
    guide.stub(.visit).andReturn(1)
    let huts = Set(Tour.eiger.huts)
    _ = guide.visit(huts.subtracting(["Grund"]).union(["Kleine Scheidegg"]))
    XCTAssertHaveReceived(guide, .visit, with: huts)
  }

  func testDictionariesThatDiffer() {
    guide.stub(.visit).andReturn(1)
    let days = ["Eigergletscher": 1, "Alpiglen": 2, "Brandegg": 3]
    _ = guide.visit(["Eigergletscher": 1, "Alpiglen": 3, "Kleine Scheidegg": 2])
    XCTAssertHaveReceived(guide, .visit, with: days)
  }

  func testAMissingStubOfAMemberWithAClosure() {
    _ = guide.find(near: "Bern") { _ in }
  }

  func testAMissingStubOfAMemberWithAnError() {
    guide.spryStorage.unstubbedPolicy = .fail
    guide.report(Avalanche())
  }

  func testAClosureThatIsCompared() {
    XCTAssertHaveNotReceived(guide, .find, with: "Bern", { 1 } as () -> Int)
  }

  func testAResultThatCannotBeCompared() {
    XCTAssertHaveNotReceived(guide, .visit, with: Result<Sketch, Closed>.success(Sketch()))
  }

  func testAResultThatDiffers() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Result<[Int], TrailError>.failure(.closed))
    XCTAssertHaveReceived(guide, .visit, with: Result<[Int], TrailError>.success([1]))
  }

  func testZNoMistake() {
    XCTAssertHaveNoRecordedCalls(store)
  }
}
