import SpryXCTest
import XCTest

@testable import TrailheadKit

final class HikePlannerTests: PlannerTestCase {
  override func setUp() {
    clock.stub(.today).andReturn(Day.saturday)
    location.stubLocate(with: .success("Grindelwald"))
  }

  func testPicksAHikeForTheDryDay() async {
    forecasts.stub(.forecast).with(Day.saturday).andReturn(Forecast.rainySaturday)
    forecasts.stub(.forecast).with(Day.sunday).andReturn(Forecast.sunnySunday)
    trails.stub(.trails).with("Grindelwald").andReturn([Trail.eiger])

    let plan = await planner.plan()

    XCTAssertEqual(plan.hikes, [.sunday: .eiger])
    XCTAssertHaveReceived(trails, .save, with: Trail.eiger, Day.sunday, countSpecifier: .once)
  }

  func testRequestsForecastsForTheRestOfTheWeekInOrder() async {
    clock.stub(.today).andReturn(Day.friday)
    forecasts.stub(.forecast).andReturn(Forecast.rainySaturday)

    _ = await planner.plan()

    XCTAssertEqual(
      forecasts.arguments(of: .forecast, as: Day.self), [.friday, .saturday, .sunday])
  }

  func testDoesNotSearchForTrailsOnAWetDay() async {
    forecasts.stub(.forecast).andReturn(Forecast.rainySaturday)

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions[.saturday], .tooWet(.rainySaturday))
    XCTAssertHaveNotReceived(trails, .trails)
    XCTAssertHaveNotReceived(trails, .save)
  }

  func testStaysAtHomeInAStorm() async {
    forecasts.stub(.forecast).andReturn(Forecast.stormySaturday)

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions[.saturday], .tooWindy(.stormySaturday))
  }

  func testTakesTheTrailThatClimbsHighest() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub(.trails).andReturn([Trail.eiger, .faulhorn])

    _ = await planner.plan()

    XCTAssertHaveReceived(trails, .save, with: Trail.faulhorn, Argument.anything)
    XCTAssertHaveNotReceived(trails, .save, with: Trail.eiger, Argument.anything)
  }

  func testStaysLowInAStrongWind() async {
    forecasts.stub(.forecast).andReturn(Forecast.windySaturday)
    trails.stub(.trails).andReturn([Trail.eiger, .faulhorn])

    _ = await planner.plan()

    let lowTrail = Argument.pass("a low trail") { (trail: Trail) in trail.ascent < 400 }
    XCTAssertHaveReceived(trails, .save, with: lowTrail, Day.saturday)
    XCTAssertHaveNotReceived(trails, .save, with: Trail.faulhorn, Argument.anything)
  }

  func testReportsThatNoTrailIsLeft() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub(.trails).andReturn([])

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noTrail, .sunday: .noTrail])
  }

  func testFailedForecastIsLoggedAndDoesNotStopThePlan() async {
    forecasts.stub(.forecast).with(Day.saturday).andThrow(ForecastError.offline)
    forecasts.stub(.forecast).with(Day.sunday).andReturn(Forecast.sunnySunday)
    trails.stub(.trails).andReturn([Trail.eiger])

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noForecast, .sunday: .hike(.eiger)])
    XCTAssertHaveReceived(
      FakeTripLog.self, .warn,
      with: "There is no forecast for Saturday: the weather service cannot be reached.",
      countSpecifier: .once)
  }

  func testNothingIsLoggedWithoutProblems() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub(.trails).andReturn([Trail.eiger])

    _ = await planner.plan()

    XCTAssertHaveNoRecordedCalls(FakeTripLog.self)
  }
}
