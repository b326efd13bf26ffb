import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests a planner that plans more than once or in the background.
final class NextPlanTests: XCTestCase {
  private let clock = FakeDayClock()
  private let location = FakeLocationSource()
  private let forecasts = FakeForecastProvider()
  private let trails = FakeTrailCatalog()

  override func setUp() {
    location.stubLocate(with: .success("Grindelwald"))
    trails.stub.trails().andReturn([.eiger])
  }

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testNextPlanStartsOnTheCurrentDay() async {
    let planner = HikePlanner(
      clock: clock, location: location, forecasts: forecasts, trails: trails,
      log: FakeTripLog.self)
    clock.stub.today.andReturn(.saturday).thenReturn(.sunday)
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    _ = await planner.plan()

    let mark = Checkpoint()
    _ = await planner.plan()

    XCTAssertHaveReceived(trails.calls.save(), .once, since: mark)
    XCTAssertHaveReceived(trails.calls.save(.eiger, for: .sunday), since: mark)
    XCTAssertHaveReceived(trails.calls.save(), 3)
  }

  func testWarnsWhileItPlansInTheBackground() async {
    clock.stub.today.andReturn(.sunday)
    forecasts.stub(.forecast).andThrow(ForecastError.offline)
    let planner = HikePlanner(
      clock: clock, location: location, forecasts: forecasts, trails: TrailCatalog(),
      log: FakeTripLog.self)

    let task = Task { await planner.plan() }

    let warning = "There is no forecast for Sunday: the weather service cannot be reached."
    await XCTAssertHaveReceived(FakeTripLog.classCalls.warn(warning), within: .seconds(10))
    let plan = await task.value
    XCTAssertEqual(plan.decisions, [.sunday: .noForecast])
  }
}
