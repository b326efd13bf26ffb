import SpryTesting
import Testing

@testable import Hiking

@Suite(.spry) struct WarningTests {
  @Test(arguments: 1...7)
  func warnsWhenThereIsNoForecast(day: Int) async {
    let forecasts = FakeForecasts()
    forecasts.stub.rain().andThrow(ForecastError.offline)

    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    #expect(await week.firstDryDay(in: day..<day + 1) == nil)

    expectHaveReceived(FakeTripLog.classCalls.warn("no forecast for day \(day)"), .once)
  }
}
