import SpryXCTest
import Trails
import XCTest

final class RouteServicePlannerTests: XCTestCase {
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testBest() {
    let service = FakeRouteService()
    service.stub(.trails).andReturn([eiger, gemmi])
    service.stub(.ascent).andReturn(140)
    service.stub(.ascent).with(1, "Gemmi Pass").andReturn(940)
    let planner = RouteServicePlanner(service: service)

    XCTAssertEqual(planner.best(near: "Kandersteg"), gemmi)
    XCTAssertHaveReceived(service, .trails, with: "Kandersteg", 3, countSpecifier: .once)
    XCTAssertHaveReceived(service, .ascent, countSpecifier: .exactly(2))
  }

  func testCopy() throws {
    let service = FakeRouteService()
    service.stub(.load).andReturn(eiger)
    service.stub(.save).andReturn()
    let planner = RouteServicePlanner(service: service)

    try planner.copy(id: 7, to: "best")
    XCTAssertHaveReceived(service, .load, with: 7)
    XCTAssertHaveReceived(service, .save, with: eiger, "best", countSpecifier: .once)
  }

  func testMove() async throws {
    let service = FakeRouteService()
    service.stub(.refresh).andReturn(true)
    let planner = RouteServicePlanner(service: service)

    let isFresh = try await planner.move(to: "Bern")
    XCTAssertTrue(isFresh)
    XCTAssertHaveReceived(service, .region, with: "Bern")
    XCTAssertHaveReceived(service, .refresh, countSpecifier: .once)
  }
}
