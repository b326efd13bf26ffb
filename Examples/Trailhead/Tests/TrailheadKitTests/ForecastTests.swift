import Testing

@testable import TrailheadKit

/// Tests the limits of weather for hiking.
///
/// Values need no fakes, only the arguments on both sides of each limit.
struct ForecastTests {
  @Test(arguments: [(0, false), (2.9, false), (3, true), (14.5, true)])
  func threeMillimetersOfRainAreWet(rain: Double, isWet: Bool) {
    #expect(Forecast(day: .monday, rain: rain, wind: 0).isWet == isWet)
  }

  @Test(arguments: [(0, false), (69.9, false), (70, true), (85, true)])
  func seventyKilometersPerHourAreAStorm(wind: Double, isStormy: Bool) {
    #expect(Forecast(day: .monday, rain: 0, wind: wind).isStormy == isStormy)
  }

  @Test(arguments: [(39.9, 1_130, true), (40, 401, false), (40, 400, true), (69.9, 140, true)])
  func onlyLowTrailsAreSuitableInAStrongWind(wind: Double, ascent: Double, isSuitable: Bool) {
    let trail = Trail(name: "Gemmi Pass", place: "Kandersteg", ascent: ascent, hours: 5)
    #expect(Forecast(day: .monday, rain: 0, wind: wind).suits(trail) == isSuitable)
  }
}
