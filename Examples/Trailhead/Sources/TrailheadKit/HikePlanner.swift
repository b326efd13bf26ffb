/// A planner that picks the hikes for the rest of the week.
struct HikePlanner {
  let clock: any DayClock
  let location: any LocationSource
  let forecasts: any ForecastProvider
  let trails: TrailCatalog
  let log: any TripLog.Type

  /// Decides what to do on each day from today to Sunday, and saves the trails it picks.
  func plan() async -> WeekPlan {
    var plan = WeekPlan(place: await startingPlace())
    for day in clock.today.restOfWeek {
      plan.decisions[day] = await decide(on: day, near: plan.place)
    }
    return plan
  }

  /// Returns the place where the hiker is, or the hiker's home if the location is unknown.
  private func startingPlace() async -> String {
    let located = await withCheckedContinuation { continuation in
      location.locate { continuation.resume(returning: $0) }
    }
    switch located {
    case .success(let place):
      return place
    case .failure(let error):
      log.warn("Your location cannot be used: \(error). Starting from home.")
      return trails.home
    }
  }

  /// Picks the trail with the most ascent among those that are suitable in the weather.
  private func decide(on day: Day, near place: String) async -> Decision {
    let forecast: Forecast
    do {
      forecast = try await forecasts.forecast(for: day)
    } catch {
      log.warn("There is no forecast for \(day.name): \(error).")
      return .noForecast
    }
    if forecast.isWet { return .tooWet(forecast) }
    if forecast.isStormy { return .tooWindy(forecast) }
    let suitable = trails.trails(near: place).filter(forecast.suits)
    guard let trail = suitable.max(by: { $0.ascent < $1.ascent }) else { return .noTrail }
    trails.save(trail, for: day)
    return .hike(trail)
  }
}
