import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests with expectations, which are declared before the planner runs and verified afterward.
final class ExpectedTripTests: PlannerTestCase {
  override func setUp() {
    clock.stub(.today).andReturn(Day.sunday)
    location.stubLocate(with: .success("Grindelwald"))
    trails.stub(.trails).andReturn([Trail.eiger, .faulhorn])
  }

  func testSavesATrailWithoutWarningsInFineWeather() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.expect(.save, with: Trail.faulhorn, Day.sunday, countSpecifier: .once)
    FakeTripLog.expect(.warn, countSpecifier: .never)

    _ = await planner.plan()

    trails.verify()
    FakeTripLog.verify()
  }

  func testSavesOnlyALowTrailInAStrongWind() async {
    forecasts.stub(.forecast).andReturn(Forecast.windySaturday)
    trails.expect(.save, with: Argument.where(\Trail.ascent, in: ...400), Day.sunday)
    trails.expect(
      .save, with: Argument.where(\Trail.ascent, in: 401...), Argument.anything,
      countSpecifier: .never)

    _ = await planner.plan()

    XCTAssertExpectationsMet(trails)
  }
}
