import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests with the `stub` and `calls` of generated fakes, for which the compiler checks arguments and
/// results.
///
/// The forecast provider's fake is handwritten, so its stubs name the case of the function.
final class TypedPlannerTests: PlannerTestCase {
  override func setUp() {
    clock.stub.today.andReturn(.saturday)
    location.stub.locate().andDo { completion in completion(.success("Grindelwald")) }
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
  }

  func testSavesTheTrailsInTheOrderOfTheDays() async {
    trails.stub.trails(near: "Grindelwald").andReturn([.eiger]).thenReturn([.faulhorn])

    _ = await planner.plan()

    XCTAssertHaveReceivedInOrder(
      trails.calls.save(.eiger, for: .saturday), trails.calls.save(.faulhorn, for: .sunday))
    XCTAssertEqual(trails.calls.save().arguments().map(\.1), [.saturday, .sunday])
    XCTAssertHaveReceived(trails.calls.trails(), .twice)
  }

  func testSavesNoTrailThatClimbsLessThanAnother() async {
    trails.stub.trails().andDo { place in
      [.eiger, .faulhorn, .gemmi].filter { $0.place == place }
    }

    _ = await planner.plan()

    XCTAssertHaveReceived(trails.calls.save(.faulhorn, for: .saturday), .once)
    XCTAssertHaveNotReceived(trails.calls.save(.where(\.ascent, in: ..<520)), "is too easy")
  }

  func testPlansOnceTheLocationArrives() async throws {
    clock.stub.today.andReturn(.sunday)
    location.stub.locate().andReturn()
    // The planner runs concurrently with the test, so it can't share a nonsendable catalog.
    let planner = HikePlanner(
      clock: clock, location: location, forecasts: forecasts,
      trails: TrailCatalog(trails: [.eiger]), log: FakeTripLog.self)

    async let plan = planner.plan()
    await XCTAssertHaveReceived(location.calls.locate(), .once, within: .seconds(10))
    let completion = try location.calls.locate().lastArguments()
    completion(.success("Grindelwald"))

    let hikes = await plan.hikes
    XCTAssertEqual(hikes, [.sunday: .eiger])
  }

  func testMissingForecastDoesNotAffectOtherDays() async {
    forecasts.stub(.forecast).with(Day.saturday).andThrow(ForecastError.offline)
    trails.stub.trails().andReturn([.eiger])

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noForecast, .sunday: .hike(.eiger)])
    XCTAssertNoUnusedStubs(forecasts)
  }
}
