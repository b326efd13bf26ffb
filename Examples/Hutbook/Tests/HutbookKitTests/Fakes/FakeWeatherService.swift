// Generated from WeatherService. Do not edit. To generate it again:
// generate-fake WeatherService --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 6bd1181078237f2d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

final class FakeWeatherService: WeatherService, Spryable {
  enum Function: String, GeneratedFunction {
    case outlook = "outlook(for:at:)"
  }

  let spryStorage = SpryStorage()

  func outlook(for day: Int, at altitude: Int) async throws -> String {
    try await spryifyThrows(.outlook, arguments: day, altitude)
  }
}

extension FakeWeatherService {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWeatherService
    typealias OutlookCall = TypedCall<(Int, Int) -> Void, String, any Error>
    func outlook(for day: Int, at altitude: Int) -> OutlookCall { .init(fake.call(.outlook, with: day, altitude)) }
    @_disfavoredOverload func outlook(for day: Int, at altitude: TypedArgument<Int> = .anything) -> OutlookCall { .init(fake.call(.outlook, with: day, altitude)) }
    @_disfavoredOverload func outlook(for day: TypedArgument<Int> = .anything, at altitude: Int) -> OutlookCall { .init(fake.call(.outlook, with: day, altitude)) }
    @_disfavoredOverload func outlook(for day: TypedArgument<Int> = .anything, at altitude: TypedArgument<Int> = .anything) -> OutlookCall { .init(fake.call(.outlook, with: day, altitude)) }
  }
}
