/// A service that forecasts the weather.
protocol ForecastProvider: Sendable {
  /// Finds the forecast for a day of this week.
  ///
  /// - Throws: ``ForecastError``, or an error of the weather service.
  func forecast(for day: Day) async throws -> Forecast
}

/// A reason why there is no forecast.
enum ForecastError: Error, CustomStringConvertible {
  case notPublished
  case offline

  var description: String {
    switch self {
    case .notPublished: "it is not published"
    case .offline: "the weather service cannot be reached"
    }
  }
}
