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
