import SpryXCTest
import XCTest

@testable import Hiking

// The code in the articles WritingAFake and UnusualMembers, with checks that it works.

protocol Settings: AnyObject {
  var region: String { get set }
  subscript(key: String) -> Int { get }
}

final class FakeSettings: Settings, Spryable {
  enum Function: String, StringRepresentable {
    case region
    case value = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  var region: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  subscript(key: String) -> Int { spryify(arguments: key) }
}

protocol Forecasts: Sendable {
  func rain(on day: Int) async throws -> Double
}

final class FakeForecasts: Forecasts, Spryable {
  enum Function: String, StringRepresentable {
    case rain = "rain(on:)"
  }

  let spryStorage = SpryStorage()

  func rain(on day: Int) async throws -> Double {
    try await spryifyThrows(arguments: day)
  }
}

enum HutError: Error, Equatable {
  case full
  case closed
}

protocol Hut: AnyObject {
  func reserve(_ beds: Int) throws(HutError) -> Int
  func cancel(_ number: Int) -> Bool
  func cancel(_ name: String) -> Bool
}

final class FakeHut: Hut, Spryable {
  enum Function: String, StringRepresentable {
    case reserve
    case cancelNumber = "cancel(_:) number"
    case cancelName = "cancel(_:) name"
  }

  let spryStorage = SpryStorage()

  func reserve(_ beds: Int) throws(HutError) -> Int {
    try spryifyThrows(arguments: beds, throwing: HutError.self)
  }

  func cancel(_ number: Int) -> Bool { spryify(.cancelNumber, arguments: number) }
  func cancel(_ name: String) -> Bool { spryify(.cancelName, arguments: name) }
}

class Map {
  var title: String { "Bernese Oberland" }
  func scale(at zoom: Int) -> Double { Double(zoom) * 1_000 }
}

final class FakeMap: Map, Spryable {
  enum Function: String, StringRepresentable {
    case title
    case scale = "scale(at:)"
  }

  let spryStorage = SpryStorage()

  override var title: String { stubbedValue(fallbackValue: super.title) }

  override func scale(at zoom: Int) -> Double {
    spryify(arguments: zoom, fallbackValue: super.scale(at: zoom))
  }
}

actor FakeGuide: Spryable {
  enum Function: String, StringRepresentable {
    case lead = "lead(_:)"
  }

  let spryStorage = SpryStorage()

  func lead(_ group: String) -> Bool { spryify(arguments: group) }
}

@MainActor final class FakeTrailView: Spryable {
  enum Function: String, StringRepresentable {
    case show = "show(_:)"
  }

  let spryStorage = SpryStorage()

  func show(_ trail: Trail) { spryify(arguments: trail) }
}

final class FakeTrailWatch: Spryable {
  enum Function: String, StringRepresentable {
    case observe = "observe(_:)"
    case visit = "visit(_:)"
  }

  let spryStorage = SpryStorage()

  func observe(_ observer: AnyObject) {
    spryify(arguments: Weakly(observer))
  }

  func visit(_ body: (Trail) -> Void) {
    withoutActuallyEscaping(body) { body in
      spryify(arguments: Transient(body))
    }
  }
}

final class WritingAFakeTests: XCTestCase {
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)

  func testPropertiesAndSubscripts() {
    let settings = FakeSettings()
    settings.stub(.region).andReturn("Valais")
    settings.stub(.value).with("zoom").andReturn(3)
    settings.region = "Bern"

    XCTAssertEqual(settings.region, "Valais")
    XCTAssertEqual(settings["zoom"], 3)
    XCTAssertHaveReceived(settings, .region, with: "Bern")
  }

  func testEffects() async throws {
    let forecasts = FakeForecasts()
    forecasts.stub(.rain).with(1).andReturn(2.5)
    let rain = try await forecasts.rain(on: 1)
    XCTAssertEqual(rain, 2.5)

    let hut = FakeHut()
    hut.stub(.reserve).andThrow(HutError.full)
    XCTAssertThrowsError(try hut.reserve(2)) { XCTAssertEqual($0 as? HutError, .full) }
  }

  func testOverloads() {
    let hut = FakeHut()
    hut.stub(.cancelNumber).andReturn(true)
    hut.stub(.cancelName).andReturn(false)
    XCTAssertTrue(hut.cancel(7))
    XCTAssertFalse(hut.cancel("Meier"))
  }

  func testAFakeForAClass() {
    let map = FakeMap()
    map.stub(.scale).with(3).andReturn(25_000.0)

    XCTAssertEqual(map.scale(at: 3), 25_000)
    XCTAssertEqual(map.scale(at: 4), 4_000)
    XCTAssertEqual(map.title, "Bernese Oberland")
  }

  func testActors() async {
    let guide = FakeGuide()
    guide.stub(.lead).andReturn(true)
    let isLed = await guide.lead("beginners")
    XCTAssertTrue(isLed)
    XCTAssertHaveReceived(guide, .lead, with: "beginners")
  }

  @MainActor func testMainActorFakes() {
    let view = FakeTrailView()
    view.show(eiger)
    XCTAssertHaveReceived(view, .show, with: eiger)
  }

  func testArgumentsThatAreNotRetained() {
    let watch = FakeTrailWatch()
    var names: [String] = []
    watch.stub(.visit).andDo { (body: @escaping (Trail) -> Void) in
      body(Trail(name: "Eiger Trail", ascent: 140))
    }

    watch.visit { names.append($0.name) }

    XCTAssertEqual(names, ["Eiger Trail"])

    watch.observe(NSObject())
    XCTAssertHaveReceived(watch, .observe, with: Argument.nil)
  }

  func testFakeClosures() {
    let done = FakeClosure()
    let onDone: (String, Int) -> Bool = done.closure()
    done.stub(.call).with("Gemmi Pass", Argument.anything).andReturn(true)

    XCTAssertTrue(onDone("Gemmi Pass", 5))
    XCTAssertHaveReceived(done, .call, with: "Gemmi Pass", 5)
  }
}
