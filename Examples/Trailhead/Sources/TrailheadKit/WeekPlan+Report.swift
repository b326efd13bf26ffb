import Foundation

extension WeekPlan {
  /// The plan as the command prints it, with a line for each day.
  var report: String {
    let lines = Day.allCases.compactMap { day in
      decisions[day].map { decision in
        "  \(day.name.padding(toLength: 11, withPad: " ", startingAt: 0))\(decision)"
      }
    }
    return (["Hikes near \(place)"] + lines).joined(separator: "\n")
  }
}

extension Decision: CustomStringConvertible {
  var description: String {
    switch self {
    case .hike(let trail):
      "\(trail.name): \(Self.text(trail.ascent)) m up, \(Self.text(trail.hours)) hours"
    case .tooWet(let forecast):
      "no hike: \(Self.text(forecast.rain)) mm of rain"
    case .tooWindy(let forecast):
      "no hike: wind of \(Self.text(forecast.wind)) km/h"
    case .noForecast:
      "no hike: the forecast is missing"
    case .noTrail:
      "no hike: no trail is left that suits the weather"
    }
  }

  /// A number without trailing zeros, such as `7` or `2.5`.
  private static func text(_ number: Double) -> String {
    String(format: "%g", number)
  }
}
