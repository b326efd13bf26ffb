import SpryTesting
import Testing

@testable import TrailheadKit

/// Tests late forecasts with a gate, which suspends the call until the test resumes it.
///
/// Without the time limit, a planner with one call too many would wait at the gate forever.
@Suite(.spry, .timeLimit(.minutes(5))) struct LateForecastTests {
  let clock = FakeDayClock()
  let location = FakeLocationSource()
  let forecasts = FakeForecastProvider()

  init() {
    clock.stub.today.andReturn(.sunday)
    location.stubLocate(with: .success("Grindelwald"))
  }

  /// Creates a planner for a separate task, which can't share a nonsendable catalog.
  func makePlanner() -> HikePlanner {
    HikePlanner(
      clock: clock, location: location, forecasts: forecasts,
      trails: TrailCatalog(trails: [.eiger]), log: FakeTripLog.self)
  }

  @Test func lateForecastIsUsed() async {
    let gate = forecasts.stub(.forecast).andSuspend()
    let planner = makePlanner()

    async let plan = planner.plan()
    await gate.untilReached()
    expectHaveReceived(forecasts, .forecast, with: Day.sunday, countSpecifier: .once)
    gate.resume(returning: Forecast.sunnySunday)

    #expect(await plan.hikes == [.sunday: .eiger])
    expectHaveNotReceived(FakeTripLog.classCalls.warn())
  }

  @Test func lateForecastFailureIsLogged() async {
    let gate = forecasts.stub(.forecast).andSuspend()
    let planner = makePlanner()

    async let plan = planner.plan()
    await gate.untilReached()
    expectHaveNotReceived(FakeTripLog.classCalls.warn())
    gate.resume(throwing: ForecastError.notPublished)

    #expect(await plan.decisions == [.sunday: .noForecast])
    expectHaveReceived(
      FakeTripLog.classCalls.warn("There is no forecast for Sunday: it is not published."))
  }
}
