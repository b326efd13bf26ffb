import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Tests which trails the planner saves.
final class SavingTests: PlannerTestCase {
  override func setUp() {
    clock.stub.today.andReturn(.saturday)
    location.stubLocate(with: .success("Grindelwald"))
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

  func testMissingForecastDoesNotAffectOtherDays() async {
    forecasts.stub(.forecast).with(Day.saturday).andThrow(ForecastError.offline)
    trails.stub.trails().andReturn([.eiger])

    let plan = await planner.plan()

    XCTAssertEqual(plan.decisions, [.saturday: .noForecast, .sunday: .hike(.eiger)])
    XCTAssertNoUnusedStubs(forecasts)
  }
}
