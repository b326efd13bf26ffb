import XCTest

@testable import TrailheadKit

/// Tests a type without fakes, because it has no collaborators.
final class TrailCatalogTests: XCTestCase {
  func testFindsTheTrailsOfAPlace() {
    let catalog = TrailCatalog(trails: [.eiger, .gemmi, .faulhorn])
    XCTAssertEqual(catalog.trails(near: "Grindelwald"), [.eiger, .faulhorn])
    XCTAssertEqual(catalog.trails(near: "Zermatt"), [])
  }

  func testDoesNotOfferATrailTwice() {
    let catalog = TrailCatalog(trails: [.eiger, .faulhorn])
    catalog.save(.eiger, for: .monday)
    XCTAssertEqual(catalog.trails(near: "Grindelwald"), [.faulhorn])
  }
}
