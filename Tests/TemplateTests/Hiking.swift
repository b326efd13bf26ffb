/// A way up a mountain.
struct Trail: Equatable {
  var name: String
  var length: Double

  static let eiger = Trail(name: "Eiger Trail", length: 6.1)
}

/// Why a trail cannot be walked.
enum TrailError: Error {
  case closed
}

/// The protocol that the protocol template is filled in for.
protocol TrailStore {
  var region: String { get set }
  func trails(near place: String) -> [Trail]
  func length(of trail: Trail) throws -> Double
  func condition(of trail: Trail) async -> String
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
