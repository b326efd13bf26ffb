import SpryTesting
import Testing

@testable import TrailheadKit

/// Tests the week as a clock, a forecast provider, and a location source.
///
/// The completion handler is a `FakeClosure`, which records the arguments it's called with.
struct WeekTests {
  let found = FakeClosure()

  func week(here: String?) -> Week {
    Week(
      today: .saturday, home: "Kandersteg", here: here, forecasts: [.rainySaturday, .sunnySunday],
      trails: [.eiger])
  }

  @Test func forecastIsFoundByItsDay() async throws {
    #expect(try await week(here: nil).forecast(for: .sunday) == .sunnySunday)
  }

  @Test func dayWithoutAForecastIsNotPublished() async {
    await #expect(throws: ForecastError.notPublished) {
      try await week(here: nil).forecast(for: .monday)
    }
  }

  @Test func hikerIsLocatedImmediatelyAndOnce() {
    week(here: "Grindelwald").locate(found.closure())

    let here = Result<String, LocationError>.success("Grindelwald")
    expectHaveReceived(found, .call, with: here, countSpecifier: .once)
  }

  @Test func hikerWithoutAVillageIsNotFound() {
    week(here: nil).locate(found.closure())

    let unknown = Result<String, LocationError>.failure(.unknown)
    expectHaveReceived(found, .call, with: unknown, countSpecifier: .once)
  }

  @Test(arguments: Day.allCases)
  func restOfTheWeekGoesFromTodayToSunday(today: Day) {
    #expect(today.restOfWeek.first == today)
    #expect(today.restOfWeek.last == .sunday)
  }
}
