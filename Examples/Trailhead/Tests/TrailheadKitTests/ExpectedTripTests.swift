import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests with expectations, which are declared before the planner runs and verified afterward.
final class ExpectedTripTests: PlannerTestCase {
  override func setUp() {
    clock.stub.today.andReturn(.sunday)
    location.stubLocate(with: .success("Grindelwald"))
    trails.stub.trails().andReturn([.eiger, .faulhorn])
  }

  func testSavesATrailWithoutWarningsInFineWeather() async {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.calls.save(.faulhorn, for: .sunday).expect(countSpecifier: .once)
    FakeTripLog.classCalls.warn().expect(countSpecifier: .never)

    _ = await planner.plan()

    trails.verify()
    FakeTripLog.verify()
  }

  func testSavesOnlyALowTrailInAStrongWind() async {
    forecasts.stub(.forecast).andReturn(Forecast.windySaturday)
    trails.calls.save(.where(\.ascent, in: ...400), for: .sunday).expect()
    trails.calls.save(.where(\.ascent, in: 401...)).expect(countSpecifier: .never)

    _ = await planner.plan()

    XCTAssertExpectationsMet(trails)
  }
}
