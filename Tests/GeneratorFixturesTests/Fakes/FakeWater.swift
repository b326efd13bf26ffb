// Generated from Water. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Water --module GeneratorFixtures
// Checksum: c54ff34c7431c445
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeWater: Water, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case name
    case depth
    case rename = "rename(_:)"
    case climb = "climb()"
  }

  let spryStorage = SpryStorage()

  var name: String {
    get { stubbedValue(.name) }
    set { recordCall(.name, arguments: newValue) }
  }

  var depth: Int { stubbedValue(.depth) }

  func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }

  func climb() -> Int {
    spryify(.climb)
  }

  static func == (left: FakeWater, right: FakeWater) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakeWater" }
}
