/// Knows the weather to come.
protocol ForecastProvider: Sendable {
  /// Finds the forecast for a day of this week.
  ///
  /// - Throws: ``ForecastError``, or what went wrong on the way to the weather service.
  func forecast(for day: Day) async throws -> Forecast
}

/// Why there is no forecast.
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
