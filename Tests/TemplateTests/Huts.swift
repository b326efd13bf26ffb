@testable import Hiking

/// The protocol for which the protocol template is filled in.
protocol HutBook {
  func guests(on day: Int) -> [String]
}

/// A weather forecast.
struct Forecast: Equatable {
  var degrees: Int
}

/// The class for which the class template is filled in.
class ForecastProvider {
  func forecast(for day: Int) -> Forecast {
    Forecast(degrees: 10 + day)
  }
}

/// The protocol that the fake from the snippets conforms to.
protocol TrailMap {
  func trails(region: String) -> [Trail]
}
