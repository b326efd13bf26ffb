import SpryXCTest
import XCTest

@testable import Mistakes

extension XCTestMistakes {
  func testTheCallersOfAFake() {
    let store = FakeTrailStore()
    _ = Planner(store: store).plan(near: "Bern")
  }

  func testARepeatedMissingStub() {
    let planner = Planner(store: FakeTrailStore())
    _ = planner.plan(near: "Bern")
    _ = planner.plan(near: "Bern")
  }

  func testAStubHiddenByAnother() {
    let store = FakeTrailStore()
    store.stub(.trails).with("Bern").andReturn([Trail.eiger])
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    XCTAssertHaveReceived(store, .trails, with: "Thun")
  }

  func testAClosureWithAWrongParameter() {
    let guide = FakeGuide()
    guide.stub(.find).andDo { (_: String, done: @escaping ([Trail]) -> Void) in 1 }
    _ = guide.find(near: "Bern") { _ in }
  }

  func testAClosureThatNobodyCalls() {
    let guide = FakeGuide()
    guide.stub(.find).with("Thun", Argument.anything).andReturn(1)
    _ = guide.find(near: "Bern") { _ in }
  }

  func testAClosureWithoutAResult() {
    let guide = FakeGuide()
    guide.stub(.visit).andDo { (_: Any) in }
    _ = guide.visit(7)
  }

  func testRestBeforeAnotherArgument() {
    let store = FakeTrailStore()
    XCTAssertHaveReceived(store, .save, with: Argument.rest, "best")
  }

  func testAPropertyWithoutAName() {
    let guide = FakeGuide()
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Tour.eiger)
    XCTAssertHaveReceived(guide, .visit, with: Argument.where(\Tour.huts[1], "Grund"))
  }

  func testAnArgumentOfAnotherType() {
    let store = FakeTrailStore()
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    _ = store.arguments(of: .save, at: 1, as: Int.self)
  }

  func testAGateWithoutACancelledCall() async {
    let guide = FakeGuide()
    let gate = guide.stub(.closures).andSuspend()
    await gate.untilCancelled(within: .milliseconds(10))
  }

  func testACallThatNoStubMatches() {
    let store = FakeTrailStore()
    store.stub(.save).with(Trail.eiger, "worst").andReturn()
    store.save(.eiger, as: "best")
  }

  func testAnUnexpectedCall() {
    let store = FakeTrailStore()
    store.spryStorage.unstubbedPolicy = .fail
    store.stub(.trails).andReturn([Trail.eiger])
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    XCTAssertHaveReceivedExactly(store.call(.trails))
    XCTAssertNoUnverifiedCalls(store)
  }
}
