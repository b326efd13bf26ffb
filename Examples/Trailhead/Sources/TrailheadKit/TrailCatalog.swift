/// The trails that can be taken, and those that are.
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

  /// Finds the trails that begin at a place and are not saved for any day.
  func trails(near place: String) -> [Trail] {
    trails.filter { $0.place == place && !saved.values.contains($0) }
  }

  /// Keeps a trail for a day, so that it is not taken twice.
  func save(_ trail: Trail, for day: Day) {
    saved[day] = trail
  }
}
