/// What to do on each day that is left of the week.
struct WeekPlan: Equatable, Sendable {
  /// Where the hikes begin.
  let place: String
  var decisions: [Day: Decision] = [:]

  /// The days with a hike.
  var hikes: [Day: Trail] {
    decisions.compactMapValues { decision in
      if case .hike(let trail) = decision { trail } else { nil }
    }
  }
}

/// What to do on one day, and why.
enum Decision: Equatable, Sendable {
  case hike(Trail)
  case tooWet(Forecast)
  case tooWindy(Forecast)
  case noForecast
  case noTrail
}
