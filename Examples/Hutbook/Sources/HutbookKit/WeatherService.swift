/// Knows the weather.
protocol WeatherService: Sendable {
  /// Says in a few words what a day will be like at some altitude.
  func outlook(for day: Int, at altitude: Int) async throws -> String
}
