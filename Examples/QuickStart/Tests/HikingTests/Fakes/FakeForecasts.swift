// Generated from Forecasts. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Forecasts
// Checksum: 4ca3452561975057
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import Hiking

final class FakeForecasts: Forecasts, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case rain = "rain(on:)"
  }

  let spryStorage = SpryStorage()

  func rain(on day: Int) async throws -> Double {
    try await spryifyThrows(.rain, arguments: day)
  }
}

extension FakeForecasts {
  struct Calls {
    fileprivate let fake: FakeForecasts

    func rain(on day: Int) -> TypedCall<(Int) -> Void, Double, any Error> {
      TypedCall(fake.call(.rain, with: day))
    }

    @_disfavoredOverload
    func rain(
      on day: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Double, any Error> {
      TypedCall(fake.call(.rain, with: day))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
