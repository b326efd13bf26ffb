import SpryTesting
import SpryXCTest
import Testing

@testable import Hiking

// The text that the snippets leave in the editor if the user types nothing.

final class FakeTrailMap: TrailMap, Spryable {
  enum Function: String, StringRepresentable {
    case trails
  }

  let spryStorage = SpryStorage()

  func trails(region: String) -> [Trail] {
    spryify(arguments: region)
  }
}

func stubTrails(of map: FakeTrailMap) {
  map.stub(.trails).with("Bern").andReturn([])
}

func assertTrails(of map: FakeTrailMap) {
  XCTAssertHaveReceived(map, .trails, with: "Bern", countSpecifier: .once)
}

func expectTrails(of map: FakeTrailMap) {
  expectHaveReceived(map, .trails, with: "Bern", countSpecifier: .once)
}

func callBack() {
  let done = FakeClosure()
  let callback: (Int) -> Void = done.closure()
  callback(3)
  XCTAssertHaveReceived(done, .call, with: 3, countSpecifier: .once)
}

/// A fake without a protocol, with one member of each kind.
final class FakeHike: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case open
  }

  enum Function: String, StringRepresentable {
    case region
    case trails
    case length
    case forecast
    case closures
  }

  let spryStorage = SpryStorage()

  var region: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func trails(region: String) -> [Trail] {
    spryify(arguments: region)
  }

  func length(trail: Trail) throws -> Double {
    try spryifyThrows(arguments: trail)
  }

  func forecast(day: Int) async -> String {
    await spryify(arguments: day)
  }

  func closures(day: Int) async throws -> [String] {
    try await spryifyThrows(arguments: day)
  }

  static func open(path: String) -> Bool {
    spryify(arguments: path)
  }
}

/// A class whose fake consists of the code in the template's comments.
class RainProvider: ForecastProvider {
  var region = "Bern"

  class func open(path: String) -> Bool { false }
}

final class FakeRainProvider: RainProvider, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case open
  }

  enum Function: String, StringRepresentable {
    case forecast
    case region
  }

  let spryStorage = SpryStorage()

  override func forecast(for day: Int) -> Forecast {
    spryify(arguments: day, fallbackValue: super.forecast(for: day))
  }

  override var region: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  override class func open(path: String) -> Bool {
    spryify(arguments: path)
  }
}
