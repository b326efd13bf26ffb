@testable import Hiking

/// The protocol that the protocol template is filled in for.
protocol HutBook {
  func guests(on day: Int) -> [String]
}

/// What to wear.
struct Forecast: Equatable {
  var degrees: Int
}

/// The class that the class template is filled in for.
class ForecastProvider {
  func forecast(for day: Int) -> Forecast {
    Forecast(degrees: 10 + day)
  }
}

/// The protocol that the snippets' fake stands in for.
protocol TrailMap {
  func trails(region: String) -> [Trail]
}
