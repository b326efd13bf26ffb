import SpryXCTest
import XCTest

@testable import Hiking

extension Trail: DefaultProvidable {
  /// The trail that fakes return by default.
  static var defaultValue: Trail { Trail(name: "", ascent: 0) }
}

// The code in the article with the same name, with checks that it works.
final class StubbingTests: XCTestCase {
  private let store = FakeTrailStore()
  private let hut = FakeHut()
  private let forecasts = FakeForecasts()
  private let settings = FakeSettings()
  private let map = FakeMap()
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testValues() throws {
    store.stub(.trails).andReturn([eiger])
    store.stub(.trails).with("Bern").andReturn([])
    hut.stub(.reserve).andThrow(HutError.full)

    XCTAssertEqual(store.trails(near: "Thun"), [eiger])
    XCTAssertEqual(store.trails(near: "Bern"), [])
    XCTAssertThrowsError(try hut.reserve(1))
  }

  func testStubWithTheMostConditionsAnswers() {
    store.stub(.trails).with(Argument.hasPrefix("Kander")).andReturn([gemmi])
    store.stub(.trails).andReturn([])

    XCTAssertEqual(store.trails(near: "Kandersteg"), [gemmi])
    XCTAssertEqual(store.trails(near: "Bern"), [])
  }

  func testClosures() async throws {
    let trails = ["Bern": [eiger]]
    store.stub(.trails).andDo { (place: String) in trails[place] ?? [] }
    hut.stub(.reserve).andDo { (beds: Int) in
      if beds > 20 { throw HutError.full }
      return beds * 100
    }
    forecasts.stub(.rain).andDo { (day: Int) async throws in
      await Task.yield()
      return Double(day)
    }

    XCTAssertEqual(store.trails(near: "Bern"), [eiger])
    XCTAssertThrowsError(try hut.reserve(21))
    XCTAssertEqual(try hut.reserve(2), 200)
    let rain = try await forecasts.rain(on: 3)
    XCTAssertEqual(rain, 3)
  }

  func testProperties() {
    settings.stub(.region).andRemember("Bern")
    settings.region += " and Valais"
    XCTAssertEqual(settings.region, "Bern and Valais")
  }

  func testOptionalStub() {
    settings.stub(.region).andReturn("Bern").optional()
    XCTAssertNoUnusedStubs(settings)
  }

  func testCompletionHandlers() {
    let rescue = FakeRescue()
    rescue.stub(.alarm).andDo {
      (_: String, completion: @escaping (Result<Int, HutError>) -> Void) in
      completion(.success(12))
    }

    var minutes: Int?
    rescue.alarm("Gemmi Pass") { minutes = try? $0.get() }
    XCTAssertEqual(minutes, 12)
  }

  func testConsecutiveAnswers() throws {
    hut.stub(.reserve).andThrow(HutError.closed).thenReturn(1).times(2).thenThrow(HutError.full)

    XCTAssertThrowsError(try hut.reserve(1)) { XCTAssertEqual($0 as? HutError, .closed) }
    XCTAssertEqual(try hut.reserve(1), 1)
    XCTAssertEqual(try hut.reserve(1), 1)
    XCTAssertThrowsError(try hut.reserve(1)) { XCTAssertEqual($0 as? HutError, .full) }
  }

  func testUsedUpStubs() {
    store.stub(.trails).andReturn([])
    store.stub(.trails).andReturn([eiger]).times(1)

    XCTAssertEqual(store.trails(near: "Bern"), [eiger])
    XCTAssertEqual(store.trails(near: "Bern"), [])
  }

  func testCallThrough() {
    map.stub(.scale).andReturn(25_000.0)
    map.stub(.scale).with(1).andCallThrough()

    XCTAssertEqual(map.scale(at: 1), 1_000)
    XCTAssertEqual(map.scale(at: 2), 25_000)
  }

  func testPolicies() {
    store.spryStorage.unstubbedPolicy = .returnDefault
    XCTAssertEqual(store.trails(near: "Bern"), [])
  }

  func testDefaultValueOfAProtocol() throws {
    let registry = FakeHutRegistry()
    registry.spryStorage.unstubbedPolicy = .returnDefault
    registry.spryStorage.setDefault(for: (any Hut).self) { self.hut }
    hut.stub(.reserve).andReturn(7)

    XCTAssertEqual(try registry.hut(near: "Kandersteg").reserve(2), 7)
    XCTAssertHaveReceived(hut, .reserve, with: 2)

    SpryConfiguration.setDefault(for: (any Hut).self) { FakeHut() }
    registry.spryStorage.removeDefault(for: (any Hut).self)
    XCTAssertFalse(registry.hut(near: "Kandersteg") === hut)
  }
}

protocol HutRegistry: AnyObject {
  func hut(near place: String) -> any Hut
}

final class FakeHutRegistry: HutRegistry, Spryable {
  enum Function: String, StringRepresentable { case hut }

  let spryStorage = SpryStorage()

  func hut(near place: String) -> any Hut { spryify(arguments: place) }
}

final class FakeRescue: Spryable {
  enum Function: String, StringRepresentable { case alarm }

  let spryStorage = SpryStorage()

  func alarm(_ place: String, completion: @escaping (Result<Int, HutError>) -> Void) {
    spryify(arguments: place, completion)
  }
}
