import Foundation
import Trails
import XCTest

final class RouteServicePlannerTests: XCTestCase {
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testBest() {
    let service = FakeRouteService()
    service.trailsHandler = { [eiger, gemmi] _, _ in [eiger, gemmi] }
    service.ascentHandler = { _, trail in trail == "Gemmi Pass" ? 940 : 140 }
    let planner = RouteServicePlanner(service: service)

    XCTAssertEqual(planner.best(near: "Kandersteg"), gemmi)
    XCTAssertEqual(service.trailsCalls.count, 1)
    XCTAssertEqual(service.trailsCalls.first?.place, "Kandersteg")
    XCTAssertEqual(service.trailsCalls.first?.limit, 3)
    XCTAssertEqual(service.ascentCalls.count, 2)
  }

  func testCopy() throws {
    let service = FakeRouteService()
    service.loadHandler = { [eiger] _ in eiger }
    let planner = RouteServicePlanner(service: service)

    try planner.copy(id: 7, to: "best")
    XCTAssertEqual(service.loadCalls, [7])
    XCTAssertEqual(service.saveCalls.count, 1)
    XCTAssertEqual(service.saveCalls.first?.trail, eiger)
    XCTAssertEqual(service.saveCalls.first?.name, "best")
  }

  func testMove() async throws {
    let service = FakeRouteService()
    service.refreshHandler = { true }
    let planner = RouteServicePlanner(service: service)

    let isFresh = try await planner.move(to: "Bern")
    XCTAssertTrue(isFresh)
    XCTAssertEqual(service.regionSetCalls, ["Bern"])
    XCTAssertEqual(service.refreshCallCount, 1)
  }
}
