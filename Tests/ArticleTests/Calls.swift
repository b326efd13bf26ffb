import SpryXCTest
import XCTest

@testable import Hiking

// The code in the article with the same name, with checks that it works.
final class CallsTests: XCTestCase {
  private let store = FakeTrailStore()
  private let hut = FakeHut()
  private let settings = FakeSettings()
  private let forecasts = FakeForecasts()
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testOverview() {
    store.calls.trails(near: "Kandersteg").stub().andReturn([.eiger, .gemmi])
    store.calls.save(.anything, as: "Kandersteg").stub().andReturn()

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store.calls.save(.gemmi, as: "Kandersteg"), countSpecifier: .once)
  }

  func testReadme() {
    let eiger = Trail.eiger

    store.calls.trails(near: "Kandersteg").stub().andReturn([eiger, gemmi])
    store.calls.save(.where(\.ascent, in: ..<1_000), as: "Kandersteg").stub().andReturn()
    Planner(store: store).plan(near: "Kandersteg")
    XCTAssertHaveReceived(store.calls.save(gemmi, as: "Kandersteg"), countSpecifier: .once)
    for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name.count) }
  }

  func testArguments() {
    store.calls.save().stub().andReturn()

    let place = "Kandersteg"
    store.save(gemmi, as: place)

    XCTAssertHaveReceived(store.calls.save())
    XCTAssertHaveReceived(store.calls.save(gemmi, as: place))
    XCTAssertHaveReceived(store.calls.save(.where(\.ascent, in: 500...), as: "Kandersteg"))
    XCTAssertHaveReceived(store.calls.save(.anything, as: .equal(place)))
    XCTAssertHaveReceived(store.calls.save(as: .hasPrefix("Kander")))
    XCTAssertHaveNotReceived(store.calls.save().matching { trail, name in trail.name == name })
  }

  func testStubs() throws {
    store.calls.trails().stub().andReturn([])
    store.calls.trails(near: .hasPrefix("Kander")).stub().andReturn([.gemmi]).thenReturn([])
    store.calls.trails(near: "Thun").stub().andDo { place in [Trail(name: place, ascent: 0)] }
    hut.calls.reserve(.in(20...)).stub().andThrow(.full)
    hut.calls.reserve().stub().andDo { beds in beds * 100 }

    XCTAssertEqual(store.trails(near: "Bern"), [])
    XCTAssertEqual(store.trails(near: "Kandersteg"), [gemmi])
    XCTAssertEqual(store.trails(near: "Kandersteg"), [])
    XCTAssertEqual(store.trails(near: "Thun").map(\.name), ["Thun"])
    XCTAssertThrowsError(try hut.reserve(21)) { XCTAssertEqual($0 as? HutError, .full) }
    XCTAssertEqual(try hut.reserve(2), 200)
  }

  func testVerifications() {
    store.calls.trails().stub().andReturn([.eiger, .gemmi])
    let save = store.calls.save(.gemmi, as: "Kandersteg")
    save.stub().andReturn()
    save.expect(countSpecifier: .once)

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertEqual(save.callCount, 1)
    XCTAssertTrue(save.didCall(countSpecifier: .once).success)
    XCTAssertHaveReceivedInOrder(store.calls.trails(), save)
    XCTAssertHaveReceivedExactly(store.calls.trails(near: "Kandersteg"), save)
    store.verify()
  }

  func testReadingArguments() {
    store.calls.save().stub().andReturn()
    store.save(gemmi, as: "best")
    store.save(.eiger, as: "next")

    for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name) }

    XCTAssertEqual(store.calls.save().arguments().map(\.1), ["best", "next"])
    XCTAssertEqual(store.calls.save(as: .hasPrefix("n")).arguments().map(\.0), [.eiger])
  }

  func testGates() async throws {
    let forecasts = forecasts
    let gate = forecasts.calls.rain(on: 3).stub().andSuspend()
    async let rain = forecasts.rain(on: 3)
    await gate.untilReached()
    gate.resume(returning: 0.5)

    let found = try await rain
    XCTAssertEqual(found, 0.5)
  }

  func testWaiting() async {
    let store = store
    store.calls.save().stub().andReturn()
    Task { store.save(.gemmi, as: "best") }

    await XCTAssertHaveReceived(store.calls.save(.gemmi, as: "best"), within: .seconds(10))
  }

  func testPropertiesAndSubscripts() {
    settings.calls.region.stub().andReturn("Valais")
    settings.calls.subscript("altitude").stub().andReturn(1_200)
    settings.region = "Bern"
    XCTAssertHaveReceived(settings.calls.region.set("Bern"))
    XCTAssertEqual(settings.calls.region.set().arguments(), ["Bern"])
    _ = settings["altitude"]
    XCTAssertHaveReceived(settings.calls.subscript("altitude"))

    XCTAssertHaveReceived(settings.calls.region.set("Bern"), countSpecifier: .once)
    XCTAssertEqual(settings.region, "Valais")
    XCTAssertEqual(settings["altitude"], 1_200)
  }

  func testStaticMembers() {
    FakeTripLog.calls.warn(.hasPrefix("rain")).stub().andReturn()

    FakeTripLog.warn("rain on day 3")
    XCTAssertHaveReceived(FakeTripLog.calls.warn("rain on day 3"), countSpecifier: .once)
  }

  func testUntypedCalls() {
    let save = store.call(.save, with: gemmi, Argument.anything)

    save.stub().andReturn()
    store.save(gemmi, as: "best")
    XCTAssertHaveReceived(save, countSpecifier: .once)
    XCTAssertEqual(save.callCount, 1)
    let namesake = store.call(.save).matching { (trail: Trail, name: String) in
      trail.name == name
    }
    XCTAssertHaveNotReceived(namesake)
  }
}
