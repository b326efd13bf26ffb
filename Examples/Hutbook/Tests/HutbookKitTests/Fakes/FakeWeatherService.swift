// Generated from WeatherService. Do not edit. To generate it again:
// generate-fake WeatherService --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 20ce800c0789da93
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

final class FakeWeatherService: WeatherService, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case outlook = "outlook(for:at:)"
  }

  let spryStorage = SpryStorage()

  func outlook(for day: Int, at altitude: Int) async throws -> String {
    try await spryifyThrows(.outlook, arguments: day, altitude)
  }
}
