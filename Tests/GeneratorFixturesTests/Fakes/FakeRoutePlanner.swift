// Generated from RoutePlanner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RoutePlanner --module GeneratorFixtures
// Checksum: 8b548f5473442f23
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

extension FakeRoutePlanner {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRoutePlanner
    var route: some StubbableCall<() -> Void, [String], Never> { TypedCall(fake.call(.route)) }
    typealias StopsCall = TypedCall<(Int) -> Void, [String], Never>
    func stops(on day: Int) -> StopsCall { .init(fake.call(.stops, with: day)) }
    @_disfavoredOverload func stops(on day: TypedArgument<Int> = .anything) -> StopsCall { .init(fake.call(.stops, with: day)) }
    func shown() -> TypedCall<() -> Void, [String], Never> { .init(fake.call(.shown)) }
    func plan(_ stops: TypedArgument<() -> [String]>) -> TypedCall<(@escaping () -> [String]) -> Void, Int, Never> { .init(fake.call(.plan, with: stops)) }
    func plan(with stops: TypedArgument<() -> [String]>) -> TypedCall<(@escaping () -> [String]) -> Void, Int, Never> { .init(fake.call(.planWith, with: stops)) }
    typealias PlanDaysStopsCall = TypedCall<(Int, @escaping () -> [String]) -> Void, Int, Never>
    func plan(days: Int, stops: TypedArgument<() -> [String]> = .anything) -> PlanDaysStopsCall { .init(fake.call(.planDaysStops, with: days, stops)) }
    @_disfavoredOverload func plan(days: TypedArgument<Int>, stops: TypedArgument<() -> [String]> = .anything) -> PlanDaysStopsCall { .init(fake.call(.planDaysStops, with: days, stops)) }
  }
}
