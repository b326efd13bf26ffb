import SpryXCTest
import XCTest

@testable import TrailheadKit

final class HikePlannerTests: PlannerTestCase {
  override func setUp() {
    clock.stub.today.andReturn(.saturday)
    location.stubLocate(with: .success("Grindelwald"))
  }

  func testPicksAHikeForTheDryDay() async {
    forecasts.stub(.forecast).with(Day.saturday).andReturn(Forecast.rainySaturday)
    forecasts.stub(.forecast).with(Day.sunday).andReturn(Forecast.sunnySunday)
    trails.stub.trails(near: "Grindelwald").andReturn([.eiger])

    let plan = await planner.plan()

    XCTAssertEqual(plan.hikes, [.sunday: .eiger])
    XCTAssertHaveReceived(trails.calls.save(.eiger, for: .sunday), .once)
  }

  func testRequestsForecastsForTheRestOfTheWeekInOrder() async {
    clock.stub.today.andReturn(.friday)
    forecasts.stub(.forecast).andReturn(Forecast.rainySaturday)

    _ = await planner.plan()

    XCTAssertEqual(
      forecasts.arguments(of: .forecast, as: Day.self), [.friday, .saturday, .sunday])
  }

  func testDoesNotSearchForTrailsOnAWetDay() async {
    forecasts.stub(.forecast).andReturn(Forecast.rainySaturday)

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions[.saturday], .tooWet(.rainySaturday))
    XCTAssertHaveNotReceived(trails.calls.trails())
    XCTAssertHaveNotReceived(trails.calls.save())
  }

  func testStaysAtHomeInAStorm() async {
    forecasts.stub(.forecast).andReturn(Forecast.stormySaturday)

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions[.saturday], .tooWindy(.stormySaturday))
  }

  func testTakesTheTrailThatClimbsHighest() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub.trails().andReturn([.eiger, .faulhorn])

    _ = await planner.plan()

    XCTAssertHaveReceived(trails.calls.save(.faulhorn))
    XCTAssertHaveNotReceived(trails.calls.save(.eiger))
  }

  func testStaysLowInAStrongWind() async {
    forecasts.stub(.forecast).andReturn(Forecast.windySaturday)
    trails.stub.trails().andReturn([.eiger, .faulhorn])

    _ = await planner.plan()

    XCTAssertHaveReceived(
      trails.calls.save(.pass("a low trail") { $0.ascent < 400 }, for: .saturday))
    XCTAssertHaveNotReceived(trails.calls.save(.faulhorn))
  }

  func testReportsThatNoTrailIsLeft() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub.trails().andReturn([])

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noTrail, .sunday: .noTrail])
  }

  func testFailedForecastIsLoggedAndDoesNotStopThePlan() async {
    forecasts.stub(.forecast).with(Day.saturday).andThrow(ForecastError.offline)
    forecasts.stub(.forecast).with(Day.sunday).andReturn(Forecast.sunnySunday)
    trails.stub.trails().andReturn([.eiger])

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noForecast, .sunday: .hike(.eiger)])
    let warning = "There is no forecast for Saturday: the weather service cannot be reached."
    XCTAssertHaveReceived(FakeTripLog.classCalls.warn(warning), .once)
  }

  func testNothingIsLoggedWithoutProblems() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub.trails().andReturn([.eiger])

    _ = await planner.plan()

    XCTAssertHaveNoRecordedCalls(FakeTripLog.self)
  }
}
