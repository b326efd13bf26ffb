// Generated from WeatherService. Do not edit. To generate it again:
// generate-fake WeatherService --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 31e3f45f268e06cf
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

extension FakeWeatherService {
  struct Calls {
    fileprivate let fake: FakeWeatherService

    func outlook(
      for day: Int, at altitude: Int
    ) -> TypedCall<(Int, Int) -> Void, String, any Error> {
      TypedCall(fake.call(.outlook, with: day, altitude))
    }

    @_disfavoredOverload
    func outlook(
      for day: TypedArgument<Int> = .anything, at altitude: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int, Int) -> Void, String, any Error> {
      TypedCall(fake.call(.outlook, with: day, altitude))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
