// Generated from Lake. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Lake --module GeneratorFixtures
// Checksum: 009ce6e9a5f7b5e4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeLake: Lake, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case name
    case depth
    case rename = "rename(_:)"
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
}
