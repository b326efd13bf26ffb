import SpryXCTest
import XCTest

@testable import TrailheadKit

/// A planner whose parts are all fakes.
///
/// A subclass stubs in `setUp` what all of its tests need.
class PlannerTestCase: XCTestCase {
  let clock = FakeDayClock()
  let location = FakeLocationSource()
  let forecasts = FakeForecastProvider()
  let trails = FakeTrailCatalog()

  var planner: HikePlanner {
    HikePlanner(
      clock: clock, location: location, forecasts: forecasts, trails: trails,
      log: FakeTripLog.self)
  }

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }
}
