import SpryXCTest
import XCTest

@testable import Hiking

final class FakeTrailStore: TrailStore, Spryable {
  enum Function: String, StringRepresentable {
    case trails, save
  }

  let spryStorage = SpryStorage()

  func trails(near place: String) -> [Trail] { spryify(arguments: place) }

  func save(_ trail: Trail, as name: String) { recordCall(arguments: trail, name) }
}

final class PlannerTests: XCTestCase {
  func testSavesTheTrailWithTheMostAscent() {
    let eiger = Trail(name: "Eiger Trail", ascent: 140)
    let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
    let store = FakeTrailStore()
    store.stub(.trails).with("Kandersteg").andReturn([eiger, gemmi])

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store, .save, with: gemmi, "Kandersteg")
  }
}
