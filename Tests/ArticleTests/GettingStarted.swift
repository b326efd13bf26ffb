import SpryXCTest
import XCTest

struct Trail: Equatable, Sendable {
  var name: String
  var ascent: Int
}

protocol TrailStore: AnyObject {
  func trails(near place: String) -> [Trail]
  func save(_ trail: Trail)
}

struct Planner {
  let store: any TrailStore

  func plan(near place: String) {
    let trails = store.trails(near: place).filter { $0.ascent < 1_000 }
    if let trail = trails.max(by: { $0.ascent < $1.ascent }) { store.save(trail) }
  }
}

final class FakeTrailStore: TrailStore, Spryable {
  enum Function: String, StringRepresentable {
    case trails = "trails(near:)"
    case save = "save(_:)"
  }

  let spryStorage = SpryStorage()

  func trails(near place: String) -> [Trail] {
    spryify(arguments: place)
  }

  func save(_ trail: Trail) {
    spryify(arguments: trail)
  }
}

final class PlannerTests: XCTestCase {
  func testSavesTheTrailThatClimbsHighest() {
    let eiger = Trail(name: "Eiger Trail", ascent: 140)
    let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
    let store = FakeTrailStore()
    store.stub(.trails).with("Kandersteg").andReturn([eiger, gemmi])
    store.stub(.save).andReturn()

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store, .save, with: gemmi, countSpecifier: .once)
  }
}
