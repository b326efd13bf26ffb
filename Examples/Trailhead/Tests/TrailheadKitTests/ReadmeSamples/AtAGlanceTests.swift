import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Short samples for Spry's README: what a stub, a verification and a matcher look like.
///
/// They call the fakes themselves; the tests beside this folder call the planner.
final class AtAGlanceTests: XCTestCase {
  private let forecasts = FakeForecastProvider()
  private let trails = FakeTrailCatalog()

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testAStubAnswersWithAValueAnErrorOrAClosure() async throws {
    forecasts.stub(.forecast).andReturn(Forecast.sunnySunday)
    forecasts.stub(.forecast).with(Day.saturday).andReturn(Forecast.rainySaturday)
    forecasts.stub(.forecast).with(Day.monday).andThrow(ForecastError.notPublished)
    trails.stub(.trails).andDo { arguments in
      arguments[0] as? String == "Grindelwald" ? [Trail.eiger] : []
    }
    FakeTripLog.stub(.warn).andReturn()

    let saturday = try await forecasts.forecast(for: .saturday)
    let friday = try await forecasts.forecast(for: .friday)
    XCTAssertEqual(saturday, .rainySaturday)
    XCTAssertEqual(friday, .sunnySunday)
    XCTAssertEqual(trails.trails(near: "Grindelwald"), [.eiger])
    XCTAssertEqual(trails.trails(near: "Kandersteg"), [])
    do {
      _ = try await forecasts.forecast(for: .monday)
      XCTFail("expected an error")
    } catch {
      XCTAssertEqual(error as? ForecastError, .notPublished)
    }
    FakeTripLog.warn("rain")
    XCTAssertHaveReceived(FakeTripLog.self, .warn)
  }

  func testAVerificationAsksForCallsAndTheirArguments() {
    trails.stub(.save).andReturn()
    FakeTripLog.stub(.warn).andReturn()
    trails.save(.eiger, for: .saturday)
    trails.save(.gemmi, for: .sunday)
    FakeTripLog.warn("rain")

    XCTAssertHaveReceived(trails, .save)
    XCTAssertHaveReceived(trails, .save, with: Trail.gemmi, Day.sunday, countSpecifier: .once)
    XCTAssertHaveNotReceived(trails, .trails)
    XCTAssertHaveReceived(FakeTripLog.self, .warn, with: "rain")

    XCTAssertTrue(trails.didCall(.save, with: Trail.eiger, Day.saturday).success)
    XCTAssertEqual(trails.callCount(of: .save), 2)
    let saved = trails.arguments(of: .save, as: (Trail, Day).self)
    XCTAssertEqual(saved.map(\.1), [.saturday, .sunday])
    XCTAssertEqual(trails.recordedCalls.first?.function, "save(_:for:)")
  }

  func testAnArgumentIsMatchedOrCaptured() {
    let steep = Argument.pass("a steep trail") { (trail: Trail) in trail.ascent > 1_000 }
    let captor = Argument.captor()
    trails.stub(.save).andReturn()
    trails.stub(.save).with(steep, captor).andReturn()

    trails.save(.gemmi, for: .sunday)

    XCTAssertEqual(try captor.value(as: Day.self), .sunday)
    XCTAssertHaveReceived(trails, .save, with: steep, Argument.anything)
    XCTAssertHaveReceived(trails, .save, with: Argument.equal(to: Trail.gemmi), Argument.nonNil)
  }

  @available(macOS 14, iOS 17, *)
  func testATypedFunctionHasTheTypesOfItsMethod() {
    let save = TypedFunction(.save, of: trails, as: trails.save)
    save.stub().with(.where(\.ascent, in: ..<1_000), .anything).andReturn()
    save.stub().andDo { trail, day in print("\(trail.name) is too steep for \(day)") }
    trails.save(.eiger, for: .sunday)
    XCTAssertHaveReceived(save, with: .eiger, .sunday, countSpecifier: .once)
    for (trail, day) in save.calls { print(trail.name, day) }

    XCTAssertEqual(save.calls.map(\.1), [.sunday])
  }

  func testAPartialFakeFallsBackOnTheRealThing() {
    let trails = PartialTrailCatalog(home: "Kandersteg")
    XCTAssertEqual(trails.home, "Kandersteg")
    trails.stub(.home).andReturn("Bern")
    XCTAssertEqual(trails.home, "Bern")
  }
}

/// Answers with the real catalog unless a test stubs something else.
private final class PartialTrailCatalog: TrailCatalog, Spryable {
  enum Function: String, StringRepresentable {
    case home
  }

  let spryStorage = SpryStorage()

  override var home: String { stubbedValue(fallbackValue: super.home) }
}
