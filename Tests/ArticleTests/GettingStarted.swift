import SpryXCTest
import XCTest

@testable import Hiking

struct Planner {
  let store: any TrailStore

  func plan(near place: String) {
    let trails = store.trails(near: place).filter { $0.ascent < 1_000 }
    if let trail = trails.max(by: { $0.ascent < $1.ascent }) { store.save(trail, as: place) }
  }
}

final class PlannerTests: XCTestCase {
  func testSavesTheTrailWithTheMostAscent() {
    let eiger = Trail(name: "Eiger Trail", ascent: 140)
    let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
    let store = FakeTrailStore()
    store.stub(.trails).with("Kandersteg").andReturn([eiger, gemmi])

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store, .save, with: gemmi, "Kandersteg", countSpecifier: .once)
  }
}
