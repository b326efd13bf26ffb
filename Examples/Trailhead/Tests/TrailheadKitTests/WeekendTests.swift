import SpryTesting
import Testing

@testable import TrailheadKit

@Suite(.spry) struct WeekendTests {
  let clock = FakeDayClock()
  let location = FakeLocationSource()
  let forecasts = FakeForecastProvider()
  let trails = FakeTrailCatalog()

  init() {
    clock.stub.today.andReturn(.saturday)
    location.stubLocate(with: .success("Grindelwald"))
    trails.stub.trails().andReturn([.eiger])
  }

  func plan() async -> WeekPlan {
    await HikePlanner(
      clock: clock, location: location, forecasts: forecasts, trails: trails,
      log: FakeTripLog.self
    ).plan()
  }

  @Test func plansAHikeOnASunnySunday() async {
    forecasts.stub(.forecast).andReturn(Forecast.rainySaturday)
    forecasts.stub(.forecast).with(Day.sunday).andReturn(Forecast.sunnySunday)

    #expect(await plan().hikes == [.sunday: .eiger])
    expectHaveReceived(trails.calls.save(.eiger, for: .sunday))
    expectHaveNotReceived(trails.calls.save(for: .saturday))
  }

  @Test(arguments: [ForecastError.offline, .notPublished])
  func reasonForAMissingForecastIsLogged(error: ForecastError) async {
    forecasts.stub(.forecast).with(Day.saturday).andThrow(error)
    forecasts.stub(.forecast).with(Day.sunday).andReturn(Forecast.sunnySunday)

    #expect(await plan().decisions[.saturday] == .noForecast)
    expectHaveReceived(
      FakeTripLog.classCalls.warn("There is no forecast for Saturday: \(error)."), .once)
  }
}
