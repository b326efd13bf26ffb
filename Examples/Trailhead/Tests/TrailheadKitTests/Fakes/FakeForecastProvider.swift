import SpryXCTest

@testable import TrailheadKit

/// A fake that is written by hand, so tests name its function by the case.
final class FakeForecastProvider: ForecastProvider, Spryable {
  enum Function: String, StringRepresentable {
    case forecast = "forecast(for:)"
  }

  let spryStorage = SpryStorage()

  func forecast(for day: Day) async throws -> Forecast {
    try await spryifyThrows(arguments: day)
  }
}
