import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Typed functions: the compiler checks the arguments and the result of every stub and assertion.
@available(macOS 14, iOS 17, *)
final class TypedPlannerTests: PlannerTestCase {
  override func setUp() {
    clock.stub(.today, as: Day.self).andReturn(.saturday)
    location.stubLocate(with: .success("Grindelwald"))
    forecasts.stub(.forecast, as: forecasts.forecast).andReturn(.sunnySunday)
  }

  func testSavesTheTrailsInTheOrderOfTheDays() async {
    let near = TypedFunction(.trails, of: trails, as: trails.trails)
    let save = TypedFunction(.save, of: trails, as: trails.save)
    near.stub().with("Grindelwald").andReturn([.eiger]).thenReturn([.faulhorn])
    save.stub().andReturn()

    _ = await planner.plan()

    XCTAssertEqual(save.calls.map(\.0), [.eiger, .faulhorn])
    XCTAssertEqual(save.calls.map(\.1), [.saturday, .sunday])
    XCTAssertHaveReceived(near, countSpecifier: .exactly(2))
  }

  func testSavesNoTrailThatClimbsLessThanAnother() async {
    let save = TypedFunction(.save, of: trails, as: trails.save)
    trails.stub(.trails, as: trails.trails).andDo { place in
      [.eiger, .faulhorn, .gemmi].filter { $0.place == place }
    }
    save.stub().andReturn()

    _ = await planner.plan()

    XCTAssertHaveReceived(save, with: .faulhorn, .saturday, countSpecifier: .once)
    XCTAssertHaveNotReceived(save, with: .where(\.ascent, in: ..<520), .anything)
  }

  func testADayWithoutAForecastDoesNotCostTheOthersTheirHikes() async {
    forecasts.stub(.forecast, as: forecasts.forecast).with(.equal(.saturday))
      .andThrow(ForecastError.offline)
    trails.stub(.trails, as: trails.trails).andReturn([.eiger])
    trails.stub(.save, as: trails.save).andReturn(())
    FakeTripLog.stub(.warn, as: FakeTripLog.warn).andReturn(())

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noForecast, .sunday: .hike(.eiger)])
    XCTAssertNoUnusedStubs(forecasts)
  }
}
