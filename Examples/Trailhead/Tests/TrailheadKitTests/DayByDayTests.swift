import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests forecasts and trails that vary by day and place.
final class DayByDayTests: PlannerTestCase {
  override func setUp() {
    clock.stub.today.andReturn(.friday)
    location.stubLocate(with: .success("Grindelwald"))
  }

  func testDecidesEachDayByItsOwnForecast() async {
    trails.stub.trails().andReturn([.eiger])
    forecasts.stub(.forecast).andThrow(ForecastError.offline)
      .thenReturn(Forecast.rainySaturday)
      .thenReturn(Forecast.sunnySunday)

    let plan = await planner.plan()

    XCTAssertEqual(
      plan.decisions,
      [.friday: .noForecast, .saturday: .tooWet(.rainySaturday), .sunday: .hike(.eiger)])
  }

  func testTakesTheTrailsOfTheStartingPlace() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub.trails().andDo { place in
      [.eiger, .gemmi].filter { $0.place == place }
    }

    let plan = await planner.plan()

    XCTAssertEqual(plan.hikes[.sunday], .eiger)
  }

  func testDecidesNothingBeforeTheForecastArrives() async {
    clock.stub.today.andReturn(.sunday)
    let planner = HikePlanner(
      clock: clock, location: location, forecasts: forecasts,
      trails: TrailCatalog(trails: [.eiger]), log: FakeTripLog.self)
    let gate = forecasts.stub(.forecast).with(Day.sunday).andSuspend()

    async let plan = planner.plan()
    await gate.untilReached()
    XCTAssertHaveNotReceived(FakeTripLog.classCalls.warn())
    gate.resume(returning: Forecast.sunnySunday)

    let hikes = await plan.hikes
    XCTAssertEqual(hikes, [.sunday: .eiger])
  }
}
