import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests locations that a callback provides immediately, later, or not at all.
final class StartingPlaceTests: PlannerTestCase {
  override func setUp() {
    clock.stub.today.andReturn(.sunday)
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub.home.andReturn("Kandersteg")
    trails.stub.trails(near: "Kandersteg").andReturn([.gemmi])
  }

  func testStartsFromHomeWhenTheLocationIsDenied() async {
    location.stubLocate(with: .failure(.denied))

    let plan = await planner.plan()

    XCTAssertEqual(plan, WeekPlan(place: "Kandersteg", decisions: [.sunday: .hike(.gemmi)]))
    XCTAssertHaveReceived(trails.calls.trails(near: "Kandersteg"), .once)
  }

  func testWarnsOnceWhenTheLocationIsDenied() async {
    location.stubLocate(with: .failure(.denied))

    _ = await planner.plan()

    XCTAssertHaveReceived(FakeTripLog.classCalls.warn(.contains("denied")), .once)
  }

  func testWaitsForTheLocationBeforeItAsksForForecasts() async throws {
    // Without a stub, a call with a completion handler fails the test.
    location.stub.locate().andReturn()
    // The planner runs concurrently with the test, so it can't share a nonsendable catalog.
    let planner = HikePlanner(
      clock: clock, location: location, forecasts: forecasts,
      trails: TrailCatalog(trails: [.eiger]), log: FakeTripLog.self)

    async let plan = planner.plan()
    await XCTAssertHaveReceived(location.calls.locate(), .once, within: .seconds(10))
    XCTAssertHaveNotReceived(forecasts, .forecast)
    let completion = try location.calls.locate().lastArguments()
    completion(.success("Grindelwald"))

    let hikes = await plan.hikes
    XCTAssertEqual(hikes, [.sunday: .eiger])
    XCTAssertHaveReceived(forecasts, .forecast, with: Day.sunday)
  }
}
