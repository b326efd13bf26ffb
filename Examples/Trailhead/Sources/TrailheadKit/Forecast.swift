/// The weather that one day is going to have.
struct Forecast: Decodable, Equatable, Sendable {
  let day: Day
  /// Millimetres.
  let rain: Double
  /// Kilometres an hour.
  let wind: Double

  /// Whether it rains too much for any hike.
  var isWet: Bool { rain >= 3 }

  /// Whether it blows too hard for any hike.
  var isStormy: Bool { wind >= 70 }

  /// Whether a trail is pleasant in this weather: where the wind is strong, stay low.
  func suits(_ trail: Trail) -> Bool {
    wind < 40 || trail.ascent <= 400
  }
}
