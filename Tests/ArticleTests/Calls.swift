import SpryXCTest
import XCTest

@testable import Hiking

// The code in the article with the same name, with checks that it works.
final class CallsTests: XCTestCase {
  private let store = FakeTrailStore()
  private let hut = FakeHut()
  private let settings = FakeSettings()
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testOverview() {
    store.stub.trails(near: "Kandersteg").andReturn([.eiger, .gemmi])

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(store.calls.save(.gemmi, as: "Kandersteg"), .once)
  }

  func testArguments() {
    let place = "Kandersteg"
    store.save(gemmi, as: place)

    XCTAssertHaveReceived(store.calls.save())
    XCTAssertHaveReceived(store.calls.save(gemmi, as: place))
    XCTAssertHaveReceived(store.calls.save(.where(\.ascent, in: 500...), as: place))
    XCTAssertHaveReceived(store.calls.save(.where { $0.ascent > 500 }))
    XCTAssertHaveReceived(store.calls.save(as: .hasPrefix("Kander")))
    XCTAssertHaveNotReceived(store.calls.save().matching { trail, name in trail.name == name })
  }

  func testStubs() throws {
    store.stub.trails().andReturn([])
    store.stub.trails(near: .hasPrefix("Kander")).andReturn([.gemmi]).thenReturn([])
    store.stub.trails(near: "Thun").andDo { place in [Trail(name: place, ascent: 0)] }
    hut.stub.reserve(.in(20...)).andThrow(.full)
    hut.stub.reserve().andDo { beds in beds * 100 }

    XCTAssertEqual(store.trails(near: "Bern"), [])
    XCTAssertEqual(store.trails(near: "Kandersteg"), [gemmi])
    XCTAssertEqual(store.trails(near: "Kandersteg"), [])
    XCTAssertEqual(store.trails(near: "Thun").map(\.name), ["Thun"])
    XCTAssertThrowsError(try hut.reserve(21)) { XCTAssertEqual($0 as? HutError, .full) }
    XCTAssertEqual(try hut.reserve(2), 200)
  }

  func testClosureArguments() {
    let rescue = FakeRescue()
    rescue.stub.alarm().andDo { _, completion in completion(.success(12)) }

    var minutes: Int?
    rescue.alarm("Gemmi Pass") { minutes = try? $0.get() }
    XCTAssertEqual(minutes, 12)
  }

  func testVerifications() {
    store.stub.trails().andReturn([.eiger, .gemmi])
    let save = store.calls.save(.gemmi, as: "Kandersteg")
    save.expect(countSpecifier: .once)

    Planner(store: store).plan(near: "Kandersteg")

    XCTAssertHaveReceived(save, .once)
    XCTAssertHaveReceived(save, "saves the best trail")
    XCTAssertHaveReceivedInOrder(store.calls.trails(), save)
    XCTAssertHaveReceivedExactly(save, excluding: [store.calls.trails()])
    XCTAssertEqual(save.callCount, 1)
    XCTAssertTrue(save.didCall(countSpecifier: .once).success)
    store.verify()
  }

  func testReadingArguments() throws {
    store.save(gemmi, as: "best")
    store.save(.eiger, as: "next")

    for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name) }
    let (trail, name) = try store.calls.save().lastArguments()

    XCTAssertEqual(trail, .eiger)
    XCTAssertEqual(name, "next")
    XCTAssertEqual(try store.calls.save().arguments(at: 0).1, "best")
    XCTAssertEqual(store.calls.save().arguments().map(\.1), ["best", "next"])
    XCTAssertEqual(store.calls.save(as: .hasPrefix("n")).arguments().map(\.0), [.eiger])
  }

  func testPropertiesAndSubscripts() {
    settings.stub.region.andReturn("Valais")
    settings.stub.subscript("altitude").andReturn(1_200)
    settings.region = "Bern"
    XCTAssertHaveReceived(settings.calls.region.set("Bern"))
    XCTAssertEqual(settings.calls.region.set().arguments(), ["Bern"])
    _ = settings["altitude"]
    XCTAssertHaveReceived(settings.calls.subscript("altitude"))

    XCTAssertHaveReceived(settings.calls.region.set("Bern"), .once)
    XCTAssertEqual(settings.region, "Valais")
    XCTAssertEqual(settings["altitude"], 1_200)
  }

  func testStaticMembers() {
    FakeTripLog.warn("rain on day 3")
    XCTAssertHaveReceived(FakeTripLog.classCalls.warn("rain on day 3"), .once)
  }

  func testUntypedCalls() {
    store.stub(.trails).with("Kandersteg").andReturn([gemmi])
    Planner(store: store).plan(near: "Kandersteg")

    let save = store.call(.save, with: gemmi, Argument.anything)
    XCTAssertHaveReceived(save, .once)
    XCTAssertEqual(save.callCount, 1)
  }
}
