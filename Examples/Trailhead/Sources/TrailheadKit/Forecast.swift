/// The weather forecast for one day.
struct Forecast: Decodable, Equatable, Sendable {
  let day: Day
  /// The amount of rain, in millimeters.
  let rain: Double
  /// The wind speed, in kilometers per hour.
  let wind: Double

  /// Whether there is too much rain for any hike.
  var isWet: Bool { rain >= 3 }

  /// Whether there is too much wind for any hike.
  var isStormy: Bool { wind >= 70 }

  /// Whether a trail is suitable in this weather; in a strong wind, only low trails are.
  func suits(_ trail: Trail) -> Bool {
    wind < 40 || trail.ascent <= 400
  }
}
