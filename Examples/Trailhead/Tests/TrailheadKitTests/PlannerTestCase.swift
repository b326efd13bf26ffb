import SpryXCTest
import XCTest

@testable import TrailheadKit

/// A test case with a planner whose collaborators are all fakes.
///
/// Subclasses stub in `setUp` the calls that all their tests need.
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
