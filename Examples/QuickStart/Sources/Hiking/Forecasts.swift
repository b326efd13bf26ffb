protocol Forecasts: Sendable {
  func rain(on day: Int) async throws -> Double
}

enum ForecastError: Error {
  case offline
}

protocol TripLog {
  static func warn(_ message: String)
}

struct WeekPlanner {
  let forecasts: any Forecasts
  let log: any TripLog.Type

  func firstDryDay(in days: Range<Int>) async -> Int? {
    for day in days {
      do {
        if try await forecasts.rain(on: day) < 0.5 { return day }
      } catch {
        log.warn("no forecast for day \(day)")
      }
    }
    return nil
  }
}
