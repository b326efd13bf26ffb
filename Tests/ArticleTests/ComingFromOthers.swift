import SpryXCTest
import XCTest

@testable import Hiking

// The code in the articles about the original Spry, Guava, Mockito, Mockable, and Cuckoo that isn't
// in another file.
final class ComingFromOthersTests: XCTestCase {
  private let hut = FakeHut()
  private let settings = FakeSettings()
  private let forecasts = FakeForecasts()
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testStubs() throws {
    hut.stub.reserve().andThrow(.full)
    XCTAssertThrowsError(try hut.reserve(1))
    hut.stub.reserve().andDo { beds in beds * 10 }
    XCTAssertEqual(try hut.reserve(3), 30)
    hut.stub.reserve().andReturn(1).thenReturn(2)
    XCTAssertEqual(try [hut.reserve(5), hut.reserve(5), hut.reserve(5)], [1, 2, 2])
    hut.stub.reserve(2).andReturn(7)
    XCTAssertEqual(try hut.reserve(2), 7)
  }

  func testVerifications() {
    let store = FakeTrailStore()
    XCTAssertHaveNoRecordedCalls(store)
    store.save(gemmi, as: "best")
    XCTAssertHaveNotReceived(store.calls.save(eiger))
    XCTAssertHaveReceived(store.calls.save(gemmi, as: "best"), .once)
    store.save(gemmi, as: "next")
    XCTAssertHaveReceived(store.calls.save(), .exactly(2))
    XCTAssertHaveReceived(store.calls.save(.any, as: .any), .atLeast(2))
    XCTAssertHaveReceived(store.calls.save(.where { $0.ascent > 900 }), .exactly(2))
    XCTAssertHaveReceived(
      store, .save, with: Argument.pass { (trail: Trail) in trail.ascent > 900 }, "best")
    XCTAssertNoUnverifiedCalls(store)
    XCTAssertNoUnusedStubs(store)

    settings.region = "Valais"
    XCTAssertHaveReceived(settings.calls.region.set("Valais"), .once)
  }

  func testCaptors() {
    let store = FakeTrailStore()
    let captor = Argument.captor()
    store.stub.save(.captured(by: captor)).andReturn()
    store.save(eiger, as: "best")
    store.save(gemmi, as: "best")
    XCTAssertEqual(try captor.value(at: 1, as: Trail.self), gemmi)
    XCTAssertEqual(captor.last(as: Trail.self), gemmi)
    XCTAssertEqual(captor.values(as: Trail.self), [eiger, gemmi])

    store.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(store)
  }

  func testWaiting() async {
    forecasts.stub.rain().andReturn(0)
    Task.detached { [forecasts] in _ = try await forecasts.rain(on: 3) }
    await XCTAssertHaveReceived(forecasts.calls.rain(), within: .seconds(1))
  }

  func testVerificationsOfTheMultiplier() {
    let multiplier = FakeMultiplier()
    multiplier.stub(.multiply).andReturn(12)
    XCTAssertHaveNotReceived(multiplier, .multiply)
    XCTAssertEqual(multiplier.multiply(3, 4), 12)
    XCTAssertHaveReceived(multiplier, .multiply, countSpecifier: .once)
    XCTAssertHaveReceived(multiplier, .multiply, with: 3, 4)
  }
}

private final class FakeMultiplier: Spryable {
  enum Function: String, StringRepresentable { case multiply = "multiply(_:_:)" }
  let spryStorage = SpryStorage()
  func multiply(_ a: Int, _ b: Int) -> Int { spryify(arguments: a, b) }
}
