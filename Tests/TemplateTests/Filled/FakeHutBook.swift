import SpryXCTest
// @testable import Hiking

final class FakeHutBook: HutBook, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case open
  }

  // Overloads of one name need a case each, with its signature: case load = "load(id:)"
  enum Function: String, StringRepresentable {
    case keeper
    case guests
    case price
    case supper
  }

  let spryStorage = SpryStorage()

  var keeper: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func guests(on day: Int) -> [String] {
    spryify(arguments: day)
  }

  func price(of bed: Int) throws -> Double {
    try spryifyThrows(arguments: bed)
  }

  func supper(on day: Int) async -> String {
    await spryify(arguments: day)
  }

  static func open(_ path: String) -> Bool {
    spryify(arguments: path)
  }
}
