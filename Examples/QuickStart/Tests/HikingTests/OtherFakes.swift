import Spry

@testable import Hiking

final class FakeForecasts: Forecasts, Spryable {
  enum Function: String, StringRepresentable {
    case rain = "rain(on:)"
  }

  let spryStorage = SpryStorage()

  func rain(on day: Int) async throws -> Double {
    try await spryifyThrows(arguments: day)
  }
}

final class FakeTripLog: TripLog, Spryable {
  typealias Function = NoFunctions

  enum ClassFunction: String, StringRepresentable {
    case warn = "warn(_:)"
  }

  static func warn(_ message: String) {
    spryify(arguments: message)
  }
}

extension FakeForecasts {
  /// Stubs the forecasts with a week of dry weather, which many tests need.
  func stubDryWeek() {
    stub(.rain).andReturn(0.0)
  }
}
