import SpryTesting
import Testing

@testable import TrailheadKit

/// Tests which calls the planner makes and in which order.
///
/// `.strict` fails a test with an unused stub.
@Suite(.spry(.strict)) struct PlannerCallsTests {
  let clock = FakeDayClock()
  let location = FakeLocationSource()
  let forecasts = FakeForecastProvider()
  let trails = FakeTrailCatalog()

  var planner: HikePlanner {
    HikePlanner(
      clock: clock, location: location, forecasts: forecasts, trails: trails,
      log: FakeTripLog.self)
  }

  init() {
    clock.stub.today.andReturn(.sunday)
  }

  @Test func locatesTheHikerThenAsksForTheWeatherThenForTrails() async {
    location.stubLocate(with: .success("Grindelwald"))
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub.trails().andReturn([.eiger])

    _ = await planner.plan()

    expectHaveReceivedInOrder(
      location.calls.locate(), forecasts.call(.forecast, with: Day.sunday),
      trails.calls.trails(near: "Grindelwald"), trails.calls.save(.eiger, for: .sunday))
    expectNoUnverifiedCalls(forecasts)
    expectNoUnverifiedCalls(trails)
    expectHaveNoRecordedCalls(FakeTripLog.self)
  }

  @Test func doesNotTouchTheCatalogIfTheDayIsWet() async {
    location.stubLocate(with: .success("Grindelwald"))
    forecasts.stub(.forecast).andReturn(Forecast.rainySaturday)

    _ = await planner.plan()

    expectHaveNoRecordedCalls(trails)
  }

  @Test func warnsOnceForEachProblem() async {
    location.stubLocate(with: .failure(.unknown))
    forecasts.stub(.forecast).andThrow(ForecastError.offline)
    trails.stub.home.andReturn("Kandersteg")

    _ = await planner.plan()

    #expect(
      FakeTripLog.classCalls.warn().arguments() == [
        "Your location cannot be used: it is not known. Starting from home.",
        "There is no forecast for Sunday: the weather service cannot be reached.",
      ])
  }
}
