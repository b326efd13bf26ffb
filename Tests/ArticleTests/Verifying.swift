import SpryXCTest
import XCTest

@testable import Hiking

// The code in the article with the same name, with checks that it works.
final class VerifyingTests: XCTestCase {
  private let store = FakeTrailStore()
  private let settings = FakeSettings()
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  override func setUp() {
    store.stub(.trails).andReturn([eiger, gemmi])
  }

  func testReceivedCalls() {
    Planner(store: store).plan(near: "Kandersteg")
    settings.region = "Valais"

    XCTAssertHaveReceived(store, .save)
    XCTAssertHaveReceived(store, .save, with: gemmi, "Kandersteg")
    XCTAssertHaveReceived(store, .trails, with: "Kandersteg", countSpecifier: .once)
    XCTAssertHaveReceived(settings, .region, with: "Valais")
    XCTAssertHaveNotReceived(store, .save, with: eiger, Argument.anything)
  }

  func testQueryingCalls() {
    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertTrue(store.didCall(.save, with: gemmi, "Kandersteg", countSpecifier: .once).success)
    XCTAssertEqual(store.callCount(of: .save), 1)
    XCTAssertEqual(store.arguments(of: .trails, as: String.self), ["Kandersteg"])
    XCTAssertEqual(store.recordedCalls.map(\.function), ["trails(near:)", "save(_:as:)"])
  }

  func testOrder() {
    Planner(store: store).plan(near: "Kandersteg")
    settings.region = "Valais"

    XCTAssertHaveReceivedInOrder(
      store.call(.trails, with: "Kandersteg"), store.call(.save),
      settings.call(.region, with: "Valais"))
    XCTAssertHaveReceivedExactly(store.call(.trails), store.call(.save), settings.call(.region))
  }

  func testConditionsOnAllArguments() {
    Planner(store: store).plan(near: "Kandersteg")

    let namesake = store.call(.save).matching { (trail: Trail, name: String) in
      trail.name == name
    }
    XCTAssertHaveNotReceived(namesake)
  }

  func testNothingElse() {
    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store, .save, with: gemmi, "Kandersteg")
    XCTAssertNoUnverifiedCalls(store, excluding: [.trails])
    XCTAssertHaveNoRecordedCalls(settings)
  }

  func testCheckpoints() {
    Planner(store: store).plan(near: "Kandersteg")

    let mark = Checkpoint()
    Planner(store: store).plan(near: "Bern")
    XCTAssertHaveReceived(store, .trails, countSpecifier: .once, since: mark)
  }

  func testExpectations() {
    store.expect(.save, with: gemmi, "Kandersteg", countSpecifier: .once)
    store.expect(.trails, with: "Bern", countSpecifier: .never)

    Planner(store: store).plan(near: "Kandersteg")

    store.verify()
  }
}
