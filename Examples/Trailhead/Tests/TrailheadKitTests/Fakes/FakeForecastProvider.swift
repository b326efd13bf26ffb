import SpryXCTest

@testable import TrailheadKit

final class FakeForecastProvider: ForecastProvider, Spryable {
  enum Function: String, StringRepresentable {
    case forecast = "forecast(for:)"
  }

  let spryStorage = SpryStorage()

  func forecast(for day: Day) async throws -> Forecast {
    try await spryifyThrows(arguments: day)
  }
}
