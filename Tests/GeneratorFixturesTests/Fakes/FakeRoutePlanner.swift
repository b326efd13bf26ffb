// Generated from RoutePlanner. To write it again:
// swift package --allow-writing-to-package-directory generate-fake RoutePlanner --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakeRoutePlanner: RoutePlanner, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case route
    case stops = "stops(on:)"
    case shown = "shown()"
    case plan = "plan(_:)"
    case planWith = "plan(with:)"
    case planDaysStops = "plan(days:stops:)"
  }

  let spryStorage = SpryStorage()

  // swift-format-ignore: OmitExplicitReturns
  var route: [String] { return stubbedValue(.route) }

  // swift-format-ignore: OmitExplicitReturns
  func stops(on day: Int) -> [String] {
    return spryify(.stops, arguments: day)
  }

  // swift-format-ignore: OmitExplicitReturns
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
