import SpryXCTest
import XCTest

@testable import Hiking

// The code in the README after its quick start.
final class ReadmeTests: XCTestCase {
  private let store = FakeTrailStore()
  private let forecasts = FakeForecasts()
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testBothWaysToStub() async throws {
    forecasts.stub(.rain).with(1).andReturn(7.5)
    forecasts.stub.rain(on: 1).andReturn(7.5)

    let rain = try await forecasts.rain(on: 1)
    XCTAssertEqual(rain, 7.5)
  }

  func testStubbing() async throws {
    store.stub(.trails).andReturn([])
    store.stub(.trails).with("Kandersteg").andReturn([eiger, gemmi])
    forecasts.stub(.rain).andThrow(ForecastError.offline)
    FakeTripLog.stub(.warn).andReturn()

    XCTAssertEqual(store.trails(near: "Kandersteg"), [eiger, gemmi])
    XCTAssertEqual(store.trails(near: "Bern"), [])
    FakeTripLog.warn("rain")
    do {
      _ = try await forecasts.rain(on: 1)
      XCTFail("it did not throw")
    } catch {
      XCTAssertEqual(error as? ForecastError, .offline)
    }
  }

  func testSequences() async {
    forecasts.stub(.rain).andThrow(ForecastError.offline).thenReturn(7.5).thenReturn(0.0)

    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    let day = await week.firstDryDay(in: 1..<8)
    XCTAssertEqual(day, 3)
  }

  func testClosures() {
    store.stub(.trails).andDo { (place: String) in
      [Trail(name: "Round \(place)", ascent: 300)]
    }

    XCTAssertEqual(store.trails(near: "Bern").first?.name, "Round Bern")
  }

  func testGates() async {
    let gate = forecasts.stub(.rain).andSuspend()
    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    async let day = week.firstDryDay(in: 1..<2)

    await gate.untilReached()
    XCTAssertHaveNotReceived(FakeTripLog.self, .warn)

    gate.resume(returning: 0.2)
    let firstDryDay = await day
    XCTAssertEqual(firstDryDay, 1)
  }

  func testVerifying() {
    store.stub(.trails).andReturn([eiger, gemmi])
    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store, .save)
    XCTAssertHaveReceived(store, .save, with: gemmi, "Kandersteg", countSpecifier: .once)
    XCTAssertHaveNotReceived(store, .save, with: eiger, Argument.anything)

    XCTAssertEqual(store.callCount(of: .trails), 1)
    XCTAssertEqual(store.arguments(of: .trails, as: String.self), ["Kandersteg"])
  }

  func testOrder() {
    store.stub(.trails).andReturn([gemmi])
    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceivedInOrder(store.call(.trails, with: "Kandersteg"), store.call(.save))
  }

  func testWaiting() async {
    forecasts.stub(.rain).andThrow(ForecastError.offline)
    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    let task = Task { await week.firstDryDay(in: 1..<2) }

    await XCTAssertHaveReceived(FakeTripLog.self, .warn, within: .seconds(1))

    _ = await task.value
  }

  func testNothingElse() {
    store.stub(.trails).andReturn([])
    Planner(store: store).plan(near: "Bern")

    XCTAssertHaveReceived(store, .trails, with: "Bern")
    XCTAssertNoUnverifiedCalls(store)
  }

  func testExpectations() {
    store.stub(.trails).andReturn([gemmi])

    store.expect(.save, with: gemmi, Argument.anything, countSpecifier: .once)
    Planner(store: store).plan(near: "Kandersteg")
    store.verify()
  }

  func testArguments() {
    let steep = Argument.where { (trail: Trail) in trail.ascent > 900 }
    let name = Argument.captor()
    store.stub(.save).with(steep, name).andReturn()

    store.save(gemmi, as: "Sunday")

    XCTAssertEqual(try name.value(as: String.self), "Sunday")
    XCTAssertHaveReceived(store, .save, with: Argument.anything, Argument.hasPrefix("Sun"))
    XCTAssertHaveReceived(store, .save, with: Argument.where(\Trail.ascent, in: 900...), "Sunday")
  }

  func testCalls() async {
    let forecasts = FakeForecasts()
    forecasts.stub.rain(on: 1).andReturn(7.5)
    forecasts.stub.rain(on: .in(2...)).andReturn(0)

    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    let day = await week.firstDryDay(in: 1..<8)

    XCTAssertEqual(day, 2)
    XCTAssertHaveReceived(forecasts.calls.rain(on: 2), .once)
    XCTAssertEqual(forecasts.calls.rain().arguments(), [1, 2])
  }
}
