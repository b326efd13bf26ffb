import SpryTesting
import Testing

@testable import TrailheadKit

/// Tests the planner together with the real catalog, which doesn't offer a saved trail again.
///
/// The partial fake records its calls and passes them to the real catalog.
@Suite(.spry) struct SavedTrailsTests {
  let clock = FakeDayClock()
  let location = FakeLocationSource()
  let forecasts = FakeForecastProvider()
  let trails = WatchedTrailCatalog(trails: [.eiger, .faulhorn, .gemmi], home: "Kandersteg")

  var planner: HikePlanner {
    HikePlanner(
      clock: clock, location: location, forecasts: forecasts, trails: trails,
      log: FakeTripLog.self)
  }

  init() {
    clock.stub.today.andReturn(.friday)
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
  }

  @Test func everyTrailIsTakenOnce() async {
    location.stubLocate(with: .success("Grindelwald"))

    let plan = await planner.plan()

    #expect(
      plan.decisions == [.friday: .hike(.faulhorn), .saturday: .hike(.eiger), .sunday: .noTrail])
    #expect(trails.arguments(of: .save, as: (Trail, Day).self).map(\.1) == [.friday, .saturday])
  }

  @Test func stubReplacesOneResultOfTheRealCatalog() async {
    location.stubLocate(with: .success("Kandersteg"))
    trails.stub(.trails).andReturn([]).times(1)

    let plan = await planner.plan()

    #expect(
      plan.decisions == [.friday: .noTrail, .saturday: .hike(.gemmi), .sunday: .noTrail])
  }
}

/// A partial fake that records its calls and returns the results of the real catalog.
final class WatchedTrailCatalog: TrailCatalog, Spryable {
  enum Function: String, StringRepresentable {
    case trails = "trails(near:)"
    case save = "save(_:for:)"
  }

  let spryStorage = SpryStorage()

  override func trails(near place: String) -> [Trail] {
    spryify(arguments: place, fallbackValue: super.trails(near: place))
  }

  override func save(_ trail: Trail, for day: Day) {
    spryify(arguments: trail, day, fallbackValue: super.save(trail, for: day))
  }
}
