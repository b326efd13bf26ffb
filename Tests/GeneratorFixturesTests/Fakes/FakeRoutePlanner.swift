// Generated from RoutePlanner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RoutePlanner --module GeneratorFixtures --no-calls
// Checksum: 216bf394f27169f8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeRoutePlanner: RoutePlanner, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case route
    case stops = "stops(on:)"
    case shown = "shown()"
    case plan = "plan(_:)"
    case planWith = "plan(with:)"
    case planDaysStops = "plan(days:stops:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var route: [String] { return stubbedValue(.route) }

  func stops(on day: Int) -> [String] {
    return spryify(.stops, arguments: day)
  }

  @MainActor func shown() -> [String] {
    return spryify(.shown)
  }

  func plan(_ stops: () -> [String]) -> Int {
    withoutActuallyEscaping(stops) { stops in
      spryify(.plan, arguments: Transient(stops))
    }
  }

  func plan(with stops: @escaping () -> [String]) -> Int {
    spryify(.planWith, arguments: stops)
  }

  func plan(days: Int, stops: () -> [String]) -> Int {
    withoutActuallyEscaping(stops) { stops in
      spryify(.planDaysStops, arguments: days, Transient(stops))
    }
  }
}
