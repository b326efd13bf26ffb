// Generated from Forecasts. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Forecasts
// Checksum: 31380a529b9fa7d9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import Hiking

final class FakeForecasts: Forecasts, Spryable {
  enum Function: String, GeneratedFunction {
    case rain = "rain(on:)"
  }

  let spryStorage = SpryStorage()

  func rain(on day: Int) async throws -> Double {
    try await spryifyThrows(.rain, arguments: day)
  }
}

extension FakeForecasts {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeForecasts
    typealias RainCall = TypedCall<(Int) -> Void, Double, any Error>
    func rain(on day: Int) -> RainCall { .init(fake.call(.rain, with: day)) }
    @_disfavoredOverload func rain(on day: TypedArgument<Int> = .anything) -> RainCall { .init(fake.call(.rain, with: day)) }
  }
}
