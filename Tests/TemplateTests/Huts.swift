@testable import Hiking

/// The protocol that the protocol template is filled in for.
protocol HutBook {
  var keeper: String { get set }
  func guests(on day: Int) -> [String]
  func price(of bed: Int) throws -> Double
  func supper(on day: Int) async -> String
  static func open(_ path: String) -> Bool
}

/// What to wear.
struct Forecast: Equatable {
  var degrees: Int
}

/// The class that the class template is filled in for.
class ForecastProvider {
  var station = "Grindelwald"

  func forecast(for day: Int) -> Forecast {
    Forecast(degrees: 10 + day)
  }

  func snowLine(on day: Int) throws -> Int {
    1_800
  }

  func warning(for place: String) async -> String? {
    nil
  }

  class func stations(near place: String) -> [String] {
    []
  }
}

/// The protocol that the snippets' fake stands in for.
protocol TrailMap {
  func trails(region: String) -> [Trail]
}
