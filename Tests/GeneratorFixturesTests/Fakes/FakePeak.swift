// Generated from Peak. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Peak --module GeneratorFixtures --no-calls
// Checksum: bbb5d2fd09a6d553
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePeak: Peak, Spryable {
  enum Function: String, GeneratedFunction {
    case climb = "climb()"
    case name
    case rename = "rename(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func climb() -> Int {
    spryify(.climb)
  }

  var name: String { stubbedValue(.name) }

  func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }

  static func == (left: FakePeak, right: FakePeak) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakePeak" }
}
