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

  func testFallbackValue() {
    let store = PeacefulTrailStore()
    store.stub(.trails).with("Kandersteg").andReturn([gemmi])

    XCTAssertEqual(store.trails(near: "Kandersteg"), [gemmi])
    XCTAssertEqual(store.trails(near: "Bern"), [])
  }

  func testStubbing() async throws {
    store.stub(.trails).andReturn([])
    store.stub(.trails).with("Kandersteg").andReturn([eiger, gemmi])
    forecasts.stub.rain().andThrow(ForecastError.offline).thenReturn(7.5).thenReturn(0)
    forecasts.stub.rain(on: 7).andDo { day in Double(day) / 2 }

    XCTAssertEqual(store.trails(near: "Kandersteg"), [eiger, gemmi])
    XCTAssertEqual(store.trails(near: "Bern"), [])
    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    let day = await week.firstDryDay(in: 1..<8)
    XCTAssertEqual(day, 3)
    let rain = try await forecasts.rain(on: 7)
    XCTAssertEqual(rain, 3.5)
  }

  func testClosures() {
    store.stub(.trails).andDo { (place: String) in
      [Trail(name: "Round \(place)", ascent: 300)]
    }

    XCTAssertEqual(store.trails(near: "Bern").first?.name, "Round Bern")
  }

  func testGates() async {
    let gate = forecasts.stub.rain().andSuspend()
    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    async let day = week.firstDryDay(in: 1..<2)

    await gate.untilReached()
    XCTAssertHaveNotReceived(FakeTripLog.classCalls.warn())

    gate.resume(returning: 0.2)
    let firstDryDay = await day
    XCTAssertEqual(firstDryDay, 1)
  }

  func testVerifying() async {
    store.stub(.trails).andReturn([eiger, gemmi])
    forecasts.stub.rain().andThrow(ForecastError.offline)
    Planner(store: store).plan(near: "Kandersteg")
    let week = WeekPlanner(forecasts: forecasts, log: FakeTripLog.self)
    let task = Task { await week.firstDryDay(in: 1..<4) }

    XCTAssertHaveReceived(store, .save, with: gemmi, "Kandersteg", countSpecifier: .once)
    XCTAssertHaveNotReceived(store, .save, with: eiger, Argument.anything)
    XCTAssertHaveReceivedInOrder(store.call(.trails, with: "Kandersteg"), store.call(.save))
    await XCTAssertHaveReceived(forecasts.calls.rain(on: 3), .once, within: .seconds(1))

    XCTAssertNoUnverifiedCalls(store)
    _ = await task.value
  }

  func testExpectations() {
    store.stub(.trails).andReturn([gemmi])

    store.expect(.save, with: gemmi, Argument.anything, countSpecifier: .once)
    Planner(store: store).plan(near: "Kandersteg")
    store.verify()
  }

  func testArguments() {
    store.save(gemmi, as: "Sunday")

    let name = Argument.captor()
    XCTAssertHaveReceived(store, .save, with: Argument.where(\Trail.ascent, in: 900...), name)
    XCTAssertEqual(try name.value(as: String.self), "Sunday")
    XCTAssertHaveNotReceived(FakeTripLog.classCalls.warn(.hasPrefix("no forecast")))
  }
}

/// A fake whose function needs no stub.
private final class PeacefulTrailStore: TrailStore, Spryable {
  enum Function: String, StringRepresentable {
    case trails, save
  }

  let spryStorage = SpryStorage()

  func trails(near place: String) -> [Trail] { spryify(arguments: place, fallbackValue: []) }

  func save(_ trail: Trail, as name: String) { recordCall(arguments: trail, name) }
}
