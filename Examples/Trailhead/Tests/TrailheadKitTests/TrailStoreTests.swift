import XCTest

@testable import TrailheadKit

final class TrailStoreTests: XCTestCase {
  func testFindsTheTrailsOfAPlace() {
    let store = TrailStore(trails: [.eiger, .gemmi, .faulhorn])
    XCTAssertEqual(store.trails(near: "Grindelwald"), [.eiger, .faulhorn])
    XCTAssertEqual(store.trails(near: "Zermatt"), [])
  }

  func testDoesNotOfferATrailTwice() {
    let store = TrailStore(trails: [.eiger, .faulhorn])
    store.save(.eiger, for: .monday)
    XCTAssertEqual(store.trails(near: "Grindelwald"), [.faulhorn])
  }
}
