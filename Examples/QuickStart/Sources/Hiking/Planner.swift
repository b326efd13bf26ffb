struct Trail: Equatable {
  var name: String
  var ascent: Int
}

protocol TrailStore {
  func trails(near place: String) -> [Trail]
  func save(_ trail: Trail, as name: String)
}

struct Planner {
  let store: any TrailStore

  /// Saves the trail with the most ascent below 1,000 meters.
  func plan(near place: String) {
    let trails = store.trails(near: place).filter { $0.ascent < 1_000 }
    if let trail = trails.max(by: { $0.ascent < $1.ascent }) { store.save(trail, as: place) }
  }
}
