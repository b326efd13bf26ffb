import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests with typed calls, for which the compiler checks arguments and results.
///
/// Generated fakes have `calls`. The forecast provider's fake is handwritten, so its tests create a
/// typed function.
final class TypedPlannerTests: PlannerTestCase {
  private var forecast: TypedFunction<(Day) -> Void, Forecast, any Error> {
    TypedFunction(.forecast, of: forecasts)
  }

  override func setUp() {
    clock.calls.today.stub().andReturn(.saturday)
    location.stubLocate(with: .success("Grindelwald"))
    forecast.stub().andReturn(.sunnySunday)
  }

  func testSavesTheTrailsInTheOrderOfTheDays() async {
    trails.calls.trails(near: "Grindelwald").stub().andReturn([.eiger]).thenReturn([.faulhorn])
    trails.calls.save().stub().andReturn()

    _ = await planner.plan()

    XCTAssertHaveReceivedInOrder(
      trails.calls.save(.eiger, for: .saturday), trails.calls.save(.faulhorn, for: .sunday))
    XCTAssertEqual(trails.calls.save().arguments().map(\.1), [.saturday, .sunday])
    XCTAssertEqual(trails.calls.trails().callCount, 2)
  }

  func testSavesNoTrailThatClimbsLessThanAnother() async {
    trails.calls.trails().stub().andDo { place in
      [.eiger, .faulhorn, .gemmi].filter { $0.place == place }
    }
    trails.calls.save().stub().andReturn()

    _ = await planner.plan()

    XCTAssertHaveReceived(trails.calls.save(.faulhorn, for: .saturday), countSpecifier: .once)
    XCTAssertHaveNotReceived(trails.calls.save(.where(\.ascent, in: ..<520)))
  }

  func testMissingForecastDoesNotAffectOtherDays() async {
    forecast(.saturday).stub().andThrow(ForecastError.offline)
    trails.calls.trails().stub().andReturn([.eiger])
    trails.calls.save().stub().andReturn()
    FakeTripLog.calls.warn().stub().andReturn()

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noForecast, .sunday: .hike(.eiger)])
    XCTAssertNoUnusedStubs(forecasts)
  }
}
