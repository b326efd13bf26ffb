// Generated from WeatherService. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake WeatherService
// Checksum: 1848d4022bac4cef
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryTesting

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
