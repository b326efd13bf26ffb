/// A plan for the remaining days of the week.
struct WeekPlan: Equatable, Sendable {
  /// The place where the hikes begin.
  let place: String
  var decisions: [Day: Decision] = [:]

  /// The days with a hike.
  var hikes: [Day: Trail] {
    decisions.compactMapValues { decision in
      if case .hike(let trail) = decision { trail } else { nil }
    }
  }
}

/// A decision about one day, with its reason.
enum Decision: Equatable, Sendable {
  case hike(Trail)
  case tooWet(Forecast)
  case tooWindy(Forecast)
  case noForecast
  case noTrail
}
