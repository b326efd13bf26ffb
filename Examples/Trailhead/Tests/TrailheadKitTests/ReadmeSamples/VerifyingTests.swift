import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Short samples for Spry's README: more ways to check what was received.
///
/// They call the fakes themselves; the tests beside this folder call the planner.
final class VerifyingTests: XCTestCase {
  private let trails = FakeTrailCatalog()

  override func setUp() {
    trails.stub(.home).andReturn("Grindelwald")
    trails.stub(.trails).andReturn([Trail.eiger])
    trails.stub(.save).andReturn()
    FakeTripLog.stub(.warn).andReturn()
  }

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  /// Makes the calls that code under test would make.
  private func plan() {
    _ = trails.trails(near: "Grindelwald")
    FakeTripLog.warn("rain on Saturday")
    trails.save(.eiger, for: .sunday)
  }

  func testCallsAreVerifiedInOrder() {
    plan()

    XCTAssertHaveReceivedInOrder(
      trails.call(.trails, with: "Grindelwald"), FakeTripLog.call(.warn), trails.call(.save))
  }

  func testNoCallIsLeftUnverified() {
    plan()

    XCTAssertHaveReceived(trails, .save, with: Trail.eiger, Day.sunday)
    XCTAssertNoUnverifiedCalls(trails, excluding: [.trails])
  }

  func testACheckpointLeavesOutEarlierCalls() {
    plan()

    let mark = trails.checkpoint()
    plan()
    XCTAssertHaveReceived(trails, .save, countSpecifier: .once, since: mark)
  }

  func testExpectationsAreDeclaredFirstAndVerifiedLast() {
    trails.expect(.save, with: Argument.where(\Trail.ascent, in: ...1_000), Day.sunday)
    FakeTripLog.expect(.warn, countSpecifier: .once)
    plan()
    trails.verify()
    FakeTripLog.verify()
  }

  func testAnAssertionWaitsForACall() async {
    Task { FakeTripLog.warn("rain") }

    await XCTAssertHaveReceived(FakeTripLog.self, .warn, with: "rain", within: .seconds(1))
    await XCTAssertHaveNotReceived(trails, .trails, within: .milliseconds(10))
  }

  func testAPropertyOfAnArgumentIsMatched() {
    trails.save(.gemmi, for: .sunday)
    let names = Argument.captor()
    let weekend = Argument.oneOf(Day.saturday, .sunday)
    XCTAssertHaveReceived(trails, .save, with: Argument.where(\Trail.name, names), weekend)
    XCTAssertEqual(names.values(as: String.self), ["Gemmi Pass"])
    let flat = Argument.not(.where(\Trail.ascent, in: 500...))
    XCTAssertHaveNotReceived(trails, .save, with: flat, Argument.anything)
  }
}
