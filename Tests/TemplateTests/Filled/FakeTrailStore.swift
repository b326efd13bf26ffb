import SpryXCTest
// @testable import Hiking

final class FakeTrailStore: TrailStore, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case open
  }

  // Overloads of one name need a case each, with its signature: case load = "load(id:)"
  enum Function: String, StringRepresentable {
    case region
    case trails
    case length
    case condition
  }

  let spryStorage = SpryStorage()

  var region: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func trails(near place: String) -> [Trail] {
    spryify(arguments: place)
  }

  func length(of trail: Trail) throws -> Double {
    try spryifyThrows(arguments: trail)
  }

  func condition(of trail: Trail) async -> String {
    await spryify(arguments: trail)
  }

  static func open(_ path: String) -> Bool {
    spryify(arguments: path)
  }
}
