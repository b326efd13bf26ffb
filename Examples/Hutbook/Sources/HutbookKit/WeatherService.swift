/// A service that forecasts the weather.
protocol WeatherService: Sendable {
  /// Describes in a few words the weather on a day at an altitude.
  func outlook(for day: Int, at altitude: Int) async throws -> String
}
