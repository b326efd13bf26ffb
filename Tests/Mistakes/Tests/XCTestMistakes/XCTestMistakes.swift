import Foundation
import SpryXCTest
import XCTest

@testable import Mistakes

// A mistake for each assertion and each way to report it. All tests except the last one fail.
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

  func testACaptorOfAClosure() throws {
    let captor = Argument.captor()
    guide.stub(.visit).with(captor).andReturn(1)
    _ = try captor.value(as: (() -> Void).self)
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

  func testACallThatIsNotReceivedInTime() async {
    await XCTAssertHaveReceived(store, .trails, within: .milliseconds(1))
  }

  func testAnUnexpectedRecordedCall() {
    store.region = "Bern"
    XCTAssertHaveNoRecordedCalls(store)
  }

  func testZNoMistake() {
    XCTAssertHaveNoRecordedCalls(store)
  }
}
