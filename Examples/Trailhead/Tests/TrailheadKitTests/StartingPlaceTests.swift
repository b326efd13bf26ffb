import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests locations that a callback provides immediately, later, or not at all.
final class StartingPlaceTests: PlannerTestCase {
  override func setUp() {
    clock.stub(.today).andReturn(Day.sunday)
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    trails.stub(.home).andReturn("Kandersteg")
    trails.stub(.trails).with("Kandersteg").andReturn([Trail.gemmi])
  }

  func testStartsFromHomeWhenTheLocationIsDenied() async {
    location.stubLocate(with: .failure(.denied))

    let plan = await planner.plan()

    XCTAssertEqual(plan, WeekPlan(place: "Kandersteg", decisions: [.sunday: .hike(.gemmi)]))
    XCTAssertTrue(trails.didCall(.trails, with: "Kandersteg", countSpecifier: .once).success)
  }

  func testWarnsOnceWhenTheLocationIsDenied() async {
    location.stubLocate(with: .failure(.denied))

    _ = await planner.plan()

    let reason = Argument.pass("the reason") { (text: String) in text.contains("denied") }
    XCTAssertHaveReceived(FakeTripLog.self, .warn, with: reason, countSpecifier: .once)
  }

  func testWaitsForTheLocationBeforeItAsksForForecasts() async {
    let completion = Argument.captor()
    let isLocating = expectation(description: "the location is asked for")
    location.stub(.locate).with(completion).andDo { _ in isLocating.fulfill() }
    // The planner runs concurrently with the test, so it can't share a nonsendable catalog.
    let planner = HikePlanner(
      clock: clock, location: location, forecasts: forecasts,
      trails: TrailCatalog(trails: [.eiger]), log: FakeTripLog.self)

    async let plan = planner.plan()
    await fulfillment(of: [isLocating], timeout: 10)
    XCTAssertHaveNotReceived(forecasts, .forecast)
    completion.getValue(as: LocationCompletion.self)(.success("Grindelwald"))

    let hikes = await plan.hikes
    XCTAssertEqual(hikes, [.sunday: .eiger])
    XCTAssertHaveReceived(forecasts, .forecast, with: Day.sunday)
  }
}
