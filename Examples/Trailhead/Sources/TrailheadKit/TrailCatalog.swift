/// A catalog of trails, including those that are saved for a day.
class TrailCatalog {
  private let trails: [Trail]
  private let homePlace: String
  private var saved: [Day: Trail] = [:]

  init(trails: [Trail] = [], home: String = "") {
    self.trails = trails
    homePlace = home
  }

  /// The village where the hiker lives.
  var home: String { homePlace }

  /// Finds the trails that begin at a place and aren't saved for any day.
  func trails(near place: String) -> [Trail] {
    trails.filter { $0.place == place && !saved.values.contains($0) }
  }

  /// Saves a trail for a day, so that it isn't offered again.
  func save(_ trail: Trail, for day: Day) {
    saved[day] = trail
  }
}
