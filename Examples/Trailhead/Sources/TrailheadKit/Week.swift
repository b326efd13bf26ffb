/// The contents of a week file.
///
/// The file includes the current day and the hiker's location, so the plan depends on nothing else.
struct Week: Decodable, Sendable {
  let today: Day
  let home: String
  /// The village where the hiker is, if known.
  let here: String?
  let forecasts: [Forecast]
  let trails: [Trail]
}

extension Week: DayClock {}

extension Week: ForecastProvider {
  func forecast(for day: Day) async throws -> Forecast {
    guard let forecast = forecasts.first(where: { $0.day == day }) else {
      throw ForecastError.notPublished
    }
    return forecast
  }
}

extension Week: LocationSource {
  func locate(_ completion: @escaping LocationCompletion) {
    completion(here.map { .success($0) } ?? .failure(.unknown))
  }
}
