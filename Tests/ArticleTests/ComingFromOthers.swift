import SpryXCTest
import XCTest

@testable import Hiking

// The code in the articles about Mockito, Mockable, Cuckoo, and Guava that isn't in another file.
final class ComingFromOthersTests: XCTestCase {
  private let store = FakeTrailStore()
  private let hut = FakeHut()
  private let settings = FakeSettings()
  private let forecasts = FakeForecasts()
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testAnswers() throws {
    hut.stub(.reserve).with(2).andReturn(7)
    XCTAssertEqual(try hut.reserve(2), 7)
    hut.stub(.reserve).andReturn(1).thenReturn(2)
    XCTAssertEqual(try [hut.reserve(5), hut.reserve(5), hut.reserve(5)], [1, 2, 2])
    hut.stub(.reserve).andDo { (beds: Int) in beds * 10 }
    XCTAssertEqual(try hut.reserve(3), 30)
    settings.stub(.region).andReturn("Valais")
    XCTAssertEqual(settings.region, "Valais")
    settings.region = "Valais"
    XCTAssertHaveReceived(settings, .region, with: "Valais", countSpecifier: .once)
  }

  func testSideEffects() {
    var saved: [Trail] = []
    store.stub(.save).andDo { (trail: Trail, _: String) in saved.append(trail) }
    store.save(eiger, as: "best")
    XCTAssertEqual(saved, [eiger])
  }

  func testVerifications() {
    store.stub(.trails).andReturn([])
    store.stub(.save).andReturn()
    _ = store.trails(near: "Bern")
    store.save(eiger, as: "best")
    store.save(gemmi, as: "best")

    XCTAssertHaveReceived(store, .save, with: gemmi, "best", countSpecifier: .once)
    XCTAssertHaveReceived(store, .save, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(store, .save, countSpecifier: .atLeast(2))
    XCTAssertHaveReceived(store, .save, countSpecifier: .between(1...5))
    XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save, with: eiger, "best"))
    XCTAssertNoUnverifiedCalls(store)

    let captor = Argument.captor()
    XCTAssertHaveReceived(store, .save, with: captor, "best")
    XCTAssertEqual(captor.last(as: Trail.self), gemmi)
    XCTAssertEqual(captor.values(as: Trail.self), [eiger, gemmi])
    XCTAssertHaveReceived(store, .save, with: Argument.any(of: eiger, gemmi), "best")
    let high = Argument.where { (trail: Trail) in trail.ascent > 900 }
    XCTAssertHaveReceived(store, .save, with: high, Argument.any)
    XCTAssertHaveReceived(
      store, .save, with: Argument.pass { (trail: Trail) in trail.ascent > 900 }, "best")
    XCTAssertHaveReceived(store, .save, with: Argument.equal(to: gemmi), "best")

    store.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(store)
  }

  func testGeneratedFakes() async throws {
    hut.stub.reserve().andThrow(.full)
    XCTAssertThrowsError(try hut.reserve(1))
    hut.stub.reserve().andDo { beds in beds * 10 }
    XCTAssertEqual(try hut.reserve(3), 30)
    hut.stub.reserve().andReturn(1).thenReturn(2)
    XCTAssertEqual(try [hut.reserve(5), hut.reserve(5), hut.reserve(5)], [1, 2, 2])
    hut.stub.reserve(2).andReturn(7)
    XCTAssertEqual(try hut.reserve(2), 7)
    settings.stub.region.andReturn("Valais")
    XCTAssertEqual(settings.region, "Valais")
    settings.region = "Valais"
    XCTAssertHaveReceived(settings.calls.region.set("Valais"), .once)

    let captor = Argument.captor()
    store.stub.save(.captured(by: captor)).andReturn()
    store.save(eiger, as: "worst")
    XCTAssertHaveNotReceived(store.calls.save(gemmi))
    store.stub.save(.any, as: "best").andReturn()
    store.save(gemmi, as: "best")
    XCTAssertHaveReceived(store.calls.save(gemmi, as: "best"), .once)
    XCTAssertHaveReceived(store.calls.save(), .exactly(2))
    XCTAssertHaveReceived(store.calls.save(), .atLeast(2))
    XCTAssertHaveReceived(store.calls.save(), .between(1...5))
    XCTAssertHaveReceived(store.calls.save(.oneOf(eiger, gemmi)), .exactly(2))
    XCTAssertHaveReceived(store.calls.save(.where { $0.ascent > 900 }), .once)
    XCTAssertEqual(captor.values(as: Trail.self), [eiger])
    store.resetCalls()
    XCTAssertHaveNotReceived(store.calls.save(eiger))
    store.resetStubs()

    var saves = 0
    store.stub.save().andDo { _, _ in saves += 1 }
    store.save(eiger, as: "best")
    XCTAssertEqual(saves, 1)

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

  func testIdentity() {
    let visit = FakeClosure()
    let onVisit: (FakeHut) -> Void = visit.closure()
    onVisit(hut)
    XCTAssertHaveReceived(visit, .call, with: Argument.identical(to: hut))
  }

  func testWaiting() async {
    forecasts.stub(.rain).andReturn(0.0)
    Task.detached { [forecasts] in _ = try await forecasts.rain(on: 3) }
    await XCTAssertHaveReceived(forecasts, .rain, within: .seconds(1))
  }
}

private final class FakeMultiplier: Spryable {
  enum Function: String, StringRepresentable { case multiply = "multiply(_:_:)" }
  let spryStorage = SpryStorage()
  func multiply(_ a: Int, _ b: Int) -> Int { spryify(arguments: a, b) }
}
