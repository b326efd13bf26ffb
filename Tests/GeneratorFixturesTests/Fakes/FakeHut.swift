// Generated from Hut. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Hut --module GeneratorFixtures --no-calls
// Checksum: 4d35d18c2500d255
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

actor FakeHut: Hut, Spryable {
  enum Function: String, GeneratedFunction {
    case beds
    case book = "book(_:)"
    case cook = "cook()"
    case altitude = "altitude()"
    case name
    case rename = "rename(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var beds: Int {
    get { stubbedValue(.beds) }
    set { recordCall(.beds, arguments: newValue) }
  }

  func book(_ nights: Int) throws -> String {
    try spryifyThrows(.book, arguments: nights)
  }

  func cook() async -> [String] {
    await spryify(.cook)
  }

  nonisolated func altitude() -> Int {
    spryify(.altitude)
  }

  nonisolated var name: String { stubbedValue(.name) }

  nonisolated func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }
}
