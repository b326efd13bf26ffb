/// What the week file holds.
///
/// It says what day it is and where the hiker is, so that the same file gives the same plan.
struct Week: Decodable, Sendable {
  let today: Day
  let home: String
  /// Where the hiker is, if that is known.
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
